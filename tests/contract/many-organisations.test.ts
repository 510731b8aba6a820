import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts'
import { contentVersion } from '#server/pages/content-version.ts'
import { createStore } from '#server/store/create-store.ts'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import { type CallInput, send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { crawlerPages } from '../fixtures/crawler-pages.ts'
import { furnish, furnishedEnv } from '../fixtures/furnish.ts'
import { fillWithOrganisations } from '../fixtures/many-organisations.ts'
import { processorTime } from '../fixtures/processor-time.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { testCatalogue } from '../fixtures/test-catalogue.ts'
import { endpointTable, whoMay } from '../fixtures/endpoint-table.ts'
import { createWorld, type World } from '../fixtures/world.ts'

const organisations = 100_000
/** Milliseconds of the processor, in this process and those of the database. */
const most = 20

/**
 * Everything that is read; one of them is asked with a body. The preview of a merger is the merger itself, taken
 * back: that it reads no table to its end is proved with all that is written (`growth.test.ts`).
 */
const reads = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) =>
    (endpoints[name].method === 'GET' && name !== 'mergePreview') ||
    name === 'recommendCredentials',
)

const productAt = (index: number) => testCatalogue.products[index]?.id

const keywords = [
  ...['kaloter timber', 'Kaloter', '3M Company', 'BP plc', 'A B C Ltd', 'E Y Ltd', 'e y a', 'ing'],
  ...['Inc Ltd GmbH', 'GmbH Limited', 'limited', 'zq limited co', 'e zq limited co', 'sa gmbh zq'],
  ...['timber textiles foods', 'consulting construction', 'packaging printing catering ceramics'],
  ...['an'.repeat(100), 'x'.repeat(200), 'ing '.repeat(50), 'kal ora min ter ing den rasu ani'],
  ...['a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5', '%%%e', '___ y', '\\e\\'],
  ...['三井 物産', '三井物産', 'ёж к', '\u{fdfa}'.repeat(200)],
]

contractSuite(
  '100,000 organisations',
  (bench) => {
    let open: OpenDatabase
    let app: TestApp
    let world: World

    beforeAll(async () => {
      await fillWithOrganisations(bench.open, organisations)
      await furnish(bench)
      world = await createWorld(bench)
      open = await openDatabase(bench.place)
      app = await startTestApp(open, bench.signer.publicKey, {
        env: { DATA_DIR: bench.place.dataDir, ...furnishedEnv },
        pages: crawlerPages(createStore(open)),
      })
    })
    afterAll(async () => {
      await app.close()
      await open.close()
    })

    const answered = async (answer: Response) => {
      expect(answer.status).toBe(200)
      return answer.text()
    }

    it.each(reads)('API-5 %s takes no longer than with few', async (name) => {
      const { body, ...call } = (await endpointTable[name].call(world)) as CallInput<Endpoint>
      const { token } = whoMay(name, world)
      // Recommendations remember a question: each try is a new one.
      const asked = (turn: number) =>
        name === 'recommendCredentials'
          ? { body: { ...(body as object), categories: ['46.47', productAt(turn)] } }
          : {}
      const read = async (turn: number) => {
        // As browsers ask: what is kept is sent as it is. Node asks for gzip, which is made anew each time.
        const headers = { ...call.headers, 'accept-encoding': 'gzip, br' }
        const input = { ...call, ...asked(turn), token, headers }
        return answered(await send(app.url, endpoints[name] as Endpoint, input))
      }
      expect(await processorTime(open, read)).toBeLessThan(most)
    })

    it.each(keywords)(
      'API-5 ORG-1 a search for %j reads no more than an index',
      async (keyword) => {
        const { token } = world.people.owner
        const read = async () =>
          answered(
            await send(app.url, endpoints.searchOrganisations, { query: { keyword }, token }),
          )
        expect(await processorTime(open, read)).toBeLessThan(most)
      },
    )

    it.each(['/sitemap.xml', '/sitemaps/profiles-1.xml', '/sitemaps/profiles-196.xml'])(
      'PUB-10 %s is written from an index',
      async (path) => {
        const headers = { 'accept-encoding': 'gzip, br' }
        const read = async () => answered(await fetch(app.url + path, { headers }))
        expect(await processorTime(open, read)).toBeLessThan(most)
      },
    )

    it('PUB-10 all profiles are in the site map, each once, and none that is suspended', async () => {
      const addresses = async (path: string) => {
        const text = await answered(await fetch(app.url + path))
        return [...text.matchAll(/<loc>[^<]*?(\/(?:sitemaps|organization)\/[^<]*)<\/loc>/g)].map(
          ([, address = '']) => address,
        )
      }
      const parts = (await addresses('/sitemap.xml')).filter((path) => path.includes('profiles'))
      const profiles: string[] = []
      for (const part of parts) profiles.push(...(await addresses(part)))
      const listed = profiles.filter((path) => path.startsWith('/organization/many-'))
      expect(new Set(listed).size).toBe(organisations * 0.98)
      expect(listed).toHaveLength(organisations * 0.98)
      expect(listed).not.toContain('/organization/many-50')
    })

    it('PUB-10 a page that is kept is told by an index whether it may be shown', async () => {
      const path = `/organization/${world.slug}`
      const sources = { store: app.store, catalogue: { revision: () => '' } }
      const read = () => contentVersion(sources, '127.0.0.1', path)
      expect(await processorTime(open, read)).toBeLessThan(most)
    })
  },
  furnishedEnv,
)
