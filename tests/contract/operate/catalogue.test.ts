import { beforeEach, expect, it } from 'vitest'
import { seedCatalogue } from '#server/store/catalogue/seed-catalogue.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { catalogueDesk } from '../../fixtures/catalogue-desk.ts'
import { aSeal } from '../../fixtures/catalogue-endpoint-rows.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { operatedCatalogue, addCatalogueEntry, changeCatalogueEntry } = endpoints
const { offerCatalogueEntry, catalogueEntryHistory } = endpoints
const { operatedEntry, previewCatalogueEntry } = endpoints

contractSuite('the catalogue for editors', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  let scoped: Person
  const desk = catalogueDesk(bench, () => editor)

  beforeEach(async () => {
    await desk.reset()
    editor = await by.operator('editor', null, ['editor'])
    scoped = await by.operator('scoped', 'one-brand', ['editor'])
  })

  const list = (as = editor) => succeed(bench.app.url, operatedCatalogue, { token: as.token })
  const row = async (id: string) => (await list()).results.find((one) => one.id === id)
  const offer = async (id: string, isOffered: boolean) => ({
    ...{ token: editor.token, params: { id } },
    body: { version: (await desk.entry(id)).version, isOffered },
  })

  it('OPR-5 has each entry with its names, its state and who has changed it', async () => {
    await desk.add()
    await desk.put('emas', { validMonths: 36 })
    await succeed(bench.app.url, offerCatalogueEntry, await offer('ep100', false))
    expect(await row('city-seal')).toMatchObject({
      ...{ names: { en: 'City Seal', de: 'Stadtsiegel' }, category: 'certification' },
      ...{ state: 'offered', isOwn: true, isChanged: true, by: editor.user.email },
    })
    expect(await row('emas')).toMatchObject({ isOwn: false, isChanged: true })
    expect(await row('ep100')).toMatchObject({ state: 'retired', isChanged: false })
    expect(await row('re100')).toMatchObject({ state: 'offered', by: null, isChanged: false })
    expect((await list()).results).toHaveLength(testCatalogue.ours.length + 1)
  })

  it('OPR-5 an entry tells what the release says of it, and what was changed here', async () => {
    const { entry: before } = await desk.entry('emas')
    const data = await desk.put('emas', { validMonths: 36, issuer: { en: 'Here', de: 'Hier' } })
    expect(data).toMatchObject({
      ...{ ours: before, changes: { validMonths: 36, issuer: { en: 'Here', de: 'Hier' } } },
      entry: { validMonths: 36, issuer: 'Here', words: { de: { issuer: 'Hier' } } },
    })
    // Null is what the release says, and what is not named stays.
    const again = await desk.put('emas', { issuer: null })
    expect(again).toMatchObject({ changes: { validMonths: 36 }, entry: { issuer: before.issuer } })
    expect(await desk.log()).toEqual([
      [editor.user.email, 'catalogue.put', 'emas', { fields: ['issuer', 'validMonths'] }],
      [editor.user.email, 'catalogue.put', 'emas', { fields: ['issuer'] }],
    ])
  })

  it('OPR-5 what changes nothing writes nothing', async () => {
    const { version } = await desk.put('emas', { validMonths: 36 })
    expect((await desk.put('emas', { validMonths: 36 })).version).toBe(version)
    expect(await desk.log()).toHaveLength(1)
  })

  it('OPR-5 an entry that was changed meanwhile is not changed, on whichever way that was', async () => {
    const first = await desk.change('emas', { validMonths: 36 })
    await operate(bench.place, ['catalogue', 'put', '-'], '{ "id": "emas", "validMonths": 24 }')
    const stale = await refuse(bench.app.url, changeCatalogueEntry, first)
    expect([stale.status, stale.code]).toEqual([409, 'record-changed'])
    const retiring = await offer('emas', false)
    const { db, engine } = bench.open
    const later = testCatalogue.ours.map((one) =>
      one.id === 'emas' ? { ...one, website: 'https://emas.example/' } : one,
    )
    await seedCatalogue(db, engine, later)
    const late = await refuse(bench.app.url, offerCatalogueEntry, retiring)
    expect([late.status, late.code]).toEqual([409, 'record-changed'])
    expect(await desk.entry('emas')).toMatchObject({
      ...{ state: 'offered', entry: { validMonths: 24, website: 'https://emas.example/' } },
    })
  })

  it('OPR-5 of two who change an entry at once, one is told', async () => {
    const calls = await Promise.all(
      [24, 36].map((validMonths) => desk.change('emas', { validMonths })),
    )
    const outcomes = await Promise.allSettled(
      calls.map((call) => succeed(bench.app.url, changeCatalogueEntry, call)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await desk.log()).toHaveLength(1)
  })

  it('OPR-5 a credential is added once, with all that it needs', async () => {
    expect(await desk.add()).toMatchObject({ ours: null, entry: { name: 'City Seal' } })
    const add = (id: string, changes: object) =>
      refuse(bench.app.url, addCatalogueEntry, {
        ...{ token: editor.token, body: { id, content: changes } },
      })
    expect(await add('city-seal', aSeal)).toMatchObject({ status: 409, code: 'record-exists' })
    expect(await add('', aSeal)).toMatchObject({ status: 422, field: 'id', reason: 'given-id' })
    const { proves: _, ...rest } = aSeal
    expect(await add('other-seal', rest)).toMatchObject({ status: 422, field: 'content.proves' })
    const emptied = await desk.change('city-seal', { name: null })
    expect(await refuse(bench.app.url, changeCatalogueEntry, emptied)).toMatchObject({
      ...{ status: 422, field: 'content.name' },
    })
    expect(await desk.log()).toHaveLength(1)
  })

  it.each([
    ['content.name.en', { name: { en: '' } }],
    ['content.name.en', { name: { de: 'Siegel' } }],
    ['content.proves', { proves: 'x'.repeat(301) }],
    ['content.website', { website: 'javascript:1' }],
    ['content.register', { register: 'http://plain.example' }],
    ['content.validMonths', { validMonths: 0 }],
    ['content.sdgs.0', { sdgs: [18] }],
    ['content.number.pattern', { number: { name: 'licence', pattern: '[A-', example: 'A' } }],
    ['content.number.example', { number: { name: 'licence', pattern: '[A-Z]+', example: '1' } }],
    ['content.nonsense', { nonsense: 1 }],
  ])('OPR-5 names %s where it is wrong, and stores nothing', async (field, changes) => {
    const call = await desk.change('emas', changes as object)
    const refused = await refuse(bench.app.url, changeCatalogueEntry, call)
    expect([refused.status, refused.field]).toEqual([422, field])
    expect((await desk.entry('emas')).changes).toEqual({})
    expect(await desk.log()).toEqual([])
  })

  it('OPR-1 an editor of some brands reads the catalogue, and changes nothing of it', async () => {
    expect((await list(scoped)).mayChange).toBe(false)
    expect((await desk.entry('emas', scoped)).mayChange).toBe(false)
    const change = { ...(await desk.change('emas', { validMonths: 24 })), token: scoped.token }
    expect(await refuse(bench.app.url, changeCatalogueEntry, change)).toMatchObject({
      ...{ status: 403, code: 'not-an-operator', reason: 'catalogue' },
    })
    const nowhere = { token: editor.token, params: { id: 'no-such-one' } }
    expect(await refuse(bench.app.url, operatedEntry, nowhere)).toMatchObject({
      ...{ status: 404, code: 'unknown-record' },
    })
    expect(await refuse(bench.app.url, catalogueEntryHistory, nowhere)).toMatchObject({
      status: 404,
    })
  })

  it('OPR-5 the page about an entry is shown as it would be read, typed to its end or not', async () => {
    const preview = async (id: string, changes: object, language: 'en' | 'de' = 'de') =>
      (
        await succeed(bench.app.url, previewCatalogueEntry, {
          ...{ token: editor.token, params: { id }, body: { language, content: changes } },
        })
      ).data
    const proves = { en: 'That <b>it</b> stands.', de: 'Dass es steht.' }
    expect((await preview('emas', { proves })).html).toContain('Dass es steht.')
    expect((await preview('emas', { proves }, 'en')).html).toContain('&lt;b&gt;it&lt;/b&gt;')
    const half = await preview('emas', { proves, validMonths: 'many', nonsense: 1 })
    expect(half.html).toContain('Dass es steht.')
    expect((await preview('new-one', { name: 'New One' })).title).toBe('New One')
    expect((await desk.entry('emas')).changes).toEqual({})
  })
})
