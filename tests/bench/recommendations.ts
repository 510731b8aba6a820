/**
 * Recommendations: how long a question takes that nobody asked before, on 1,000 organisations and
 * both databases. `node tests/bench/recommendations.ts`; wall-clock milliseconds of this machine, and
 * the processor time of this process, which a busy machine changes less.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { createRecommender } from '#server/recommend/recommend.ts'
import { createSimilarSupplierStore } from '#server/store/similar-suppliers.ts'
import { openDatabase } from '#server/store/database.ts'
import type { Connection } from '#server/store/engine.ts'
import { createOrganisation } from '#server/store/organisations/create-organisation.ts'
import { companySizes } from '#src/contract/company-sizes.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { send } from '../fixtures/call.ts'
import { engines } from '../fixtures/engines.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner } from '../fixtures/test-identity.ts'
import { randomFrom } from '#server/demo/directory/chance.ts'
import { summarise } from './percentiles.ts'

const organisations = 1000
const questions = 400
/** So that most products have many suppliers, as in a portal of one trade. */
const productsInUse = 60

const catalogue = await loadCatalogue()
const random = randomFrom(20_26)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
const some = <T>(list: readonly T[], count: number) => [
  ...new Set(Array.from({ length: count }, () => pick(list))),
]
const products = some(catalogue.products, productsInUse).map(({ id }) => id)
const credentials = catalogue.credentials.map(({ id }) => id)
const countries = ['AU', 'NZ', 'GB', 'US', 'DE', 'FR']

async function fill(db: Connection): Promise<void> {
  const created_at = new Date().toISOString()
  for (let number = 0; number < organisations; number += 1) {
    const { id } = await createOrganisation(db, `Supplier ${number}`, null)
    const profile = { country_code: pick(countries), size: pick(companySizes) }
    await db.updateTable('organisations').set(profile).where('id', '=', id).execute()
    const offered = some(products, 8).map((product_id, position) => ({
      ...{ organisation_id: id, product_id, position },
    }))
    await db.insertInto('organisation_products').values(offered).execute()
    const held = some(credentials, 12).map((credential_id) => ({
      ...{ organisation_id: id, credential_id, created_at },
      state: pick(['active', 'pending'] as const),
    }))
    await db.insertInto('organisation_credentials').values(held).execute()
  }
}

/** Six of sixty products: no two questions are likely to be the same. */
const question = () => ({
  size: [pick(companySizes)],
  categories: some(products, 6),
  locations: some(countries, 2),
  attributes: ['women-owned', 'measures-emissions'],
  exclude: ['Women-owned', 'Measures its emissions', 'indigenous'],
})

for (const { name, start } of engines) {
  const engine = await start()
  const open = await openDatabase(await engine.place())
  await open.db.transaction().execute(fill)

  const similar = createSimilarSupplierStore(open.db)
  const recommend = createRecommender(catalogue)
  const durations: number[] = []
  const cpu = process.cpuUsage()
  for (let asked = 0; asked < questions; asked += 1) {
    const {
      size: [size = null],
      ...about
    } = question()
    const began = performance.now()
    const peers = await similar.holdings({
      products: about.categories,
      countries: about.locations,
      size,
    })
    const mustMatch = { categories: false, locations: false }
    const wanted = { by: name, credentials: [] }
    recommend({ ...about, size, held: [], mustMatch, peers, wanted })
    durations.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(cpu)
  console.log(`${name}, database and ranking: ${summarise(durations)}`)
  console.log(`${name}, processor time: ${((user + system) / 1000 / questions).toFixed(2)} ms each`)

  const signer = await createSigner()
  const app = await startTestApp(open, signer.publicKey)
  const overHttp: number[] = []
  for (let asked = 0; asked < questions; asked += 1) {
    const user = { id: randomUUID(), email: 'sam@example.test', emailVerified: true }
    const token = await signer.token({ ...user, firstName: 'Sam', lastName: 'Ng' })
    const began = performance.now()
    const answer = await send(app.url, endpoints.recommendCredentials, { token, body: question() })
    await answer.text()
    if (!answer.ok) throw new Error(`Answered ${answer.status}`)
    overHttp.push(performance.now() - began)
  }
  console.log(`${name}, over HTTP: ${summarise(overHttp)}`)
  await app.close()
  await open.close()
  await engine.stop()
}
