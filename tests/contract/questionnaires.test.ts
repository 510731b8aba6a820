import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { openDatabase, type OpenDatabase } from '#server/store/database.ts'
import { send, succeed } from '../fixtures/call.ts'
import { contractSuite, type Person } from '../fixtures/contract-suite.ts'
import {
  carbon,
  deliver,
  formResponse,
  moduleActions,
  webhookSecret,
} from '../fixtures/questionnaires.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { publicProfile, updateOrganisation } = endpoints
const earned = ['module-carbon-footprint']

contractSuite('questionnaire webhook', (bench) => {
  const apps: TestApp[] = []
  const databases: OpenDatabase[] = []
  let owner: Person
  let slug: string

  beforeAll(async () => {
    // Two processes on one database, as behind a load balancer.
    for (const _ of [1, 2]) {
      const open = await openDatabase(bench.place)
      databases.push(open)
      const env = { QUESTIONNAIRE_WEBHOOK_SECRET: webhookSecret }
      apps.push(await startTestApp(open, bench.signer.publicKey, { env }))
    }
    await bench.app.store.modules.put(carbon)
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    for (const open of databases) await open.close()
  })
  beforeEach(async () => {
    owner = await bench.person()
    slug = await bench.organisation(owner)
  })

  const urlOf = (index = 0) => apps[index]?.url ?? ''
  const ticket = () => moduleActions(bench).ticket(owner, slug)
  const standing = () => moduleActions(bench).standing(owner, slug)

  it('MOD-3 earns the tag of the organisation that the ticket is for', async () => {
    const shared = await send(bench.app.url, publicProfile, { params: { slug } })
    const headers = { 'if-none-match': shared.headers.get('etag') ?? '' }
    const before = await standing()
    expect(await deliver(urlOf(), formResponse({ ticket: await ticket() }))).toEqual({
      status: 204,
    })
    const { version, completions } = before
    expect(await standing()).toEqual({
      version: version + 1,
      earned,
      completions: completions + 1,
    })
    const { data } = await succeed(bench.app.url, publicProfile, { params: { slug }, headers })
    expect(data).toMatchObject({ shareable: true, version: version + 1 })
  })

  it('MOD-3 reads the ticket under its second name too', async () => {
    const response = formResponse({ module_ticket: await ticket() })
    expect(await deliver(urlOf(), response)).toEqual({ status: 204 })
    expect((await standing()).earned).toEqual(earned)
  })

  it('MOD-3 earns nothing twice by a response that is sent again', async () => {
    const response = formResponse({ ticket: await ticket() })
    await deliver(urlOf(), response)
    const before = await standing()
    expect(await deliver(urlOf(), response)).toEqual({ status: 204 })
    expect(await standing()).toEqual(before)
  })

  it('MOD-3 counts a second response and changes nothing else', async () => {
    const hidden = { ticket: await ticket() }
    await deliver(urlOf(), formResponse(hidden))
    const before = await standing()
    expect(await deliver(urlOf(), formResponse(hidden))).toEqual({ status: 204 })
    expect(await standing()).toEqual({ ...before, completions: before.completions + 1 })
  })

  it('MOD-3 raises the version once when responses arrive at two servers at once', async () => {
    const { version, completions } = await standing()
    const hidden = { ticket: await ticket() }
    const response = formResponse(hidden)
    const same = [0, 1, 0, 1].map((index) => deliver(urlOf(index), response))
    const others = [0, 1].map((index) => deliver(urlOf(index), formResponse(hidden)))
    for (const { status } of await Promise.all([...same, ...others])) expect(status).toBe(204)
    expect(await standing()).toEqual({
      version: version + 1,
      earned,
      completions: completions + 3,
    })
  })

  it('MOD-3 loses nothing to a save of the profile at the same time', async () => {
    const { version } = await standing()
    const response = formResponse({ ticket: await ticket() })
    const body = { attributes: ['women-owned'] }
    const save = { token: owner.token, params: { slug }, body }
    const [delivered, saved] = await Promise.all([
      deliver(urlOf(1), response),
      succeed(bench.app.url, updateOrganisation, save),
    ])
    expect(delivered).toEqual({ status: 204 })
    expect(saved.data.selfReportedAttributes.map((one) => one.id)).toEqual(['women-owned'])
    expect(await standing()).toMatchObject({ version: version + 2, earned })
  })

  it('MOD-3 lets events pass that are no completed response', async () => {
    const response = formResponse({ ticket: await ticket() })
    const before = await standing()
    const partial = { ...response, event_type: 'form_response_partial' }
    expect(await deliver(urlOf(), partial)).toEqual({ status: 204 })
    expect(await standing()).toEqual(before)
  })
})
