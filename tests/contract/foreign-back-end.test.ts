import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '#server/store/database.ts'
import { createApi, type Api } from '#src/api/create-api.ts'
import {
  foreignPaths,
  startForeignBackEnd,
  type ForeignBackEnd,
} from '../fixtures/foreign-back-end.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'
import { createSigner } from '../fixtures/test-identity.ts'

describe('API-3 the portal with another back end', () => {
  const token = randomUUID()
  const folder = mkdtempSync(join(tmpdir(), 'credence-test-'))
  let foreign: ForeignBackEnd
  let open: OpenDatabase
  let portal: TestApp
  let api: Api

  beforeAll(async () => {
    foreign = await startForeignBackEnd()
    open = await openDatabase({ databaseUrl: null, dataDir: folder })
    const { publicKey } = await createSigner()
    const env = { API_BASE_URL: foreign.url, API_PATHS: JSON.stringify(foreignPaths) }
    portal = await startTestApp(open, publicKey, { env })
    // As in the browser: where the API is, the portal's own environment settings say.
    const environment = createApi(options({ baseUrl: '', paths: {} })).portal.environment()
    api = createApi(
      options({
        baseUrl: async () => (await environment).apiBaseUrl,
        paths: async () => (await environment).apiPaths,
      }),
    )
  })
  afterAll(async () => {
    await portal.close()
    await open.close()
    await foreign.close()
    rmSync(folder, { recursive: true })
  })

  const options = (place: Pick<Parameters<typeof createApi>[0], 'baseUrl' | 'paths'>) => ({
    ...place,
    token: async () => token,
    refresh: async () => null,
    // A page's own addresses start with a slash.
    fetch: ((input: string, init) =>
      fetch(new URL(input, portal.url), init)) as typeof globalThis.fetch,
  })
  const last = () => foreign.heard.at(-1)

  it('API-3 reads and saves an organisation under its paths and in its shapes', async () => {
    const details = await api.organisations.details('acme')
    expect(details).toMatchObject({
      name: 'Acme Mining Supplies',
      website: 'acme.example',
      description: '',
      identifiers: [],
      sustainabilityCredentials: [{ id: '7', status: 'APPROVED', tier: 1, notes: [] }],
    })
    const saved = await api.organisations.save(
      'acme',
      { description: 'Saved' },
      3,
      'key-of-this-save',
    )
    expect(saved.description).toBe('Saved')
    expect(last()).toEqual({
      call: 'PATCH /v9/suppliers/acme',
      authorization: `Bearer ${token}`,
      body: { description: 'Saved' },
    })
    expect((await api.organisations.publicProfile('acme')).website).toBe('acme.example')
  })

  it('API-3 AUT-7 sends it the token, and says what it refuses in its own words', async () => {
    expect(last()?.authorization).toBe(`Bearer ${token}`)
    await expect(api.organisations.details('nobody')).rejects.toMatchObject({
      status: 404,
      message: 'No such thing',
    })
  })

  it('API-3 reads memberships, search and claims', async () => {
    const mine = { organisation: { name: 'Acme', slug: 'acme' }, relationship: 'OWNER' }
    expect(await api.account.memberships()).toEqual([{ ...mine, whenAccepted: null }])
    expect(await api.organisations.search('acme')).toEqual([
      { name: 'Acme', slug: 'acme', location: '' },
    ])
    expect(await api.account.associate('acme')).toMatchObject({ whenAccepted: null })
    expect(await api.organisations.associatePortfolio('green', 'acme')).toBe(true)
  })

  it('API-3 reads its reference data', async () => {
    expect(await api.catalogue.credentials()).toMatchObject([{ id: '7', category: 'rating' }])
    expect(await api.catalogue.attributes()).toMatchObject([{ id: '1', name: 'Local' }])
    expect(await api.catalogue.products()).toEqual([{ id: '5', name: 'Drills' }])
    expect(await api.catalogue.locations()).toEqual([{ id: 'AU', name: 'Australia', children: [] }])
    expect(await api.places.search('sydney')).toEqual([{ placeId: 'x1', address: 'Sydney' }])
    expect(await api.places.place('x1')).toMatchObject({ address_components: [] })
    expect(await api.identifiers.ofCountry('AU')).toEqual([
      { typeId: '1', type: 'ABN', regexValidation: '' },
    ])
  })

  it('API-3 reads its modules, whatever the link to the questionnaire is called', async () => {
    expect(await api.modules.modules()).toEqual([
      {
        id: 'module-2',
        caption: 'Carbon',
        title: 'Know it',
        icon_url: '',
        questionnaire: 'https://form.example/1',
        tags: [],
      },
    ])
  })

  it('API-3 PTH-2 reads its recommendations, null results dropped', async () => {
    const answer = await api.recommendations.recommend({ size: ['SMALL'] })
    expect(answer).toMatchObject({ count: 1, totalCount: 12, results: [{ id: '9', reason: '' }] })
  })

  it('API-3 reads and makes claims on benefits', async () => {
    expect(await api.benefits.fifoState('acme')).toMatchObject({ claimed: false, fifoRef: '' })
    expect(await api.benefits.claimFifo('acme', '0400 000 000')).toMatchObject({ fifoRef: '12' })
    expect(await api.benefits.hasClaimedInvoiceFinance('acme')).toBe(true)
    const application = { phoneNumber: '0400 000 000', orgSlug: 'acme' }
    expect(await api.benefits.claimInvoiceFinance(application)).toBe('already-claimed')
  })

  it('API-3 invites, subscribes and reads content', async () => {
    expect(await api.outreach.invite(['a@example.test'], 'Hello')).toEqual(['a@example.test'])
    expect(last()?.body).toEqual({ recipients: ['a@example.test'], mailBody: 'Hello' })
    await api.outreach.subscribe({ tag: 'news', email: 'a@example.test' })
    expect(await api.outreach.content('get-started')).toEqual({
      key: 'get-started',
      title: 'Start',
      html: '<p>Here</p>',
      updatedAt: '',
    })
  })

  it('API-3 keeps brand, environment, offers and countries on the portal itself', async () => {
    const before = foreign.heard.length
    expect(await api.benefits.offers()).toEqual([])
    expect(await api.catalogue.countries()).not.toHaveLength(0)
    await expect(api.portal.brand('nobody.example')).rejects.toMatchObject({ status: 404 })
    expect(foreign.heard).toHaveLength(before)
  })
})
