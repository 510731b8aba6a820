import { beforeEach, expect, it } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { seedCatalogue } from '#server/store/catalogue/seed-catalogue.ts'
import { moveMerged } from '#server/store/catalogue/move-merged.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { mostHoldersListed } from '#src/contract/operate/catalogue.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { catalogueDesk } from '../../fixtures/catalogue-desk.ts'
import { aSeal } from '../../fixtures/catalogue-endpoint-rows.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { holdCredential } from '../../fixtures/hold-credential.ts'
import { operate } from '../../fixtures/operator.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { operatedCatalogue, addCatalogueEntry, changeCatalogueEntry } = endpoints
const { offerCatalogueEntry, mergeCatalogueEntry, catalogueEntryHistory } = endpoints
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
  const merger = async (id: string, into: string, as = editor) => ({
    ...{ token: as.token, params: { id } },
    body: { version: (await desk.entry(id)).version, into },
  })
  const history = (id: string, after?: string) =>
    succeed(bench.app.url, catalogueEntryHistory, {
      ...{ token: editor.token, params: { id }, query: after ? { after } : {} },
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
    expect([stale.status, stale.code]).toEqual([409, 'entry-changed'])
    const retiring = await offer('emas', false)
    const { db, engine } = bench.open
    const later = testCatalogue.ours.map((one) =>
      one.id === 'emas' ? { ...one, website: 'https://emas.example/' } : one,
    )
    await seedCatalogue(db, engine, later)
    const late = await refuse(bench.app.url, offerCatalogueEntry, retiring)
    expect([late.status, late.code]).toEqual([409, 'entry-changed'])
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
        ...{ token: editor.token, body: { id, changes } },
      })
    expect(await add('city-seal', aSeal)).toMatchObject({ status: 409, code: 'entry-exists' })
    const { proves: _, ...rest } = aSeal
    expect(await add('other-seal', rest)).toMatchObject({ status: 422, field: 'changes.proves' })
    const emptied = await desk.change('city-seal', { name: null })
    expect(await refuse(bench.app.url, changeCatalogueEntry, emptied)).toMatchObject({
      ...{ status: 422, field: 'changes.name' },
    })
    expect(await desk.log()).toHaveLength(1)
  })

  it.each([
    ['changes.name.en', { name: { en: '' } }],
    ['changes.name.en', { name: { de: 'Siegel' } }],
    ['changes.proves', { proves: 'x'.repeat(301) }],
    ['changes.website', { website: 'javascript:1' }],
    ['changes.register', { register: 'http://plain.example' }],
    ['changes.validMonths', { validMonths: 0 }],
    ['changes.sdgs.0', { sdgs: [18] }],
    ['changes.number.pattern', { number: { name: 'licence', pattern: '[A-', example: 'A' } }],
    ['changes.number.example', { number: { name: 'licence', pattern: '[A-Z]+', example: '1' } }],
    ['changes.nonsense', { nonsense: 1 }],
  ])('OPR-5 names %s where it is wrong, and stores nothing', async (field, changes) => {
    const call = await desk.change('emas', changes as object)
    const refused = await refuse(bench.app.url, changeCatalogueEntry, call)
    expect([refused.status, refused.field]).toEqual([422, field])
    expect((await desk.entry('emas')).changes).toEqual({})
    expect(await desk.log()).toEqual([])
  })

  it('OPR-5 is retired once and restored once', async () => {
    const retired = await succeed(bench.app.url, offerCatalogueEntry, await offer('ep100', false))
    expect(retired.data.state).toBe('retired')
    expect(
      await refuse(bench.app.url, offerCatalogueEntry, await offer('ep100', false)),
    ).toMatchObject({ status: 409, code: 'unfit-entry', reason: 'retired' })
    await succeed(bench.app.url, offerCatalogueEntry, await offer('ep100', true))
    expect((await desk.log()).map(([, action]) => action)).toEqual([
      'catalogue.retire',
      'catalogue.restore',
    ])
  })

  it('OPR-5 an entry becomes another one after a fresh sign-in, and its holders follow', async () => {
    const slug = await bench.organisation(editor)
    const { id: organisationId } = (await bench.app.store.organisations.find(slug)) ?? { id: '' }
    await holdCredential(bench.open.db, organisationId, 'ep100')
    expect((await desk.entry('ep100')).holders).toEqual({ count: 1, isMore: false })
    const stale = { ...editor.user, hasSecondFactor: true, provedAt: Date.now() - 3_600_000 }
    const old = { ...editor, token: await bench.signer.token(stale) }
    const refused = await refuse(
      bench.app.url,
      mergeCatalogueEntry,
      await merger('ep100', 're100', old),
    )
    expect(refused).toMatchObject({ status: 403, code: 'sign-in-again' })
    const merged = await succeed(bench.app.url, mergeCatalogueEntry, await merger('ep100', 're100'))
    expect(merged.data).toMatchObject({ state: 'merged', mergedInto: 're100' })
    await moveMerged(bench.open.db, deriveAttributesWith(testCatalogue))
    expect((await desk.entry('ep100')).holders.count).toBe(0)
    expect((await desk.entry('re100')).holders.count).toBe(1)
    const again = await refuse(bench.app.url, mergeCatalogueEntry, await merger('ep100', 'emas'))
    expect(again).toMatchObject({ status: 409, reason: 'merged' })
    const change = await desk.change('ep100', { validMonths: 12 })
    expect(await refuse(bench.app.url, changeCatalogueEntry, change)).toMatchObject({
      ...{ status: 409, reason: 'merged' },
    })
    expect(await desk.log()).toEqual([
      [editor.user.email, 'catalogue.merge', 'ep100', { into: 're100' }],
    ])
  })

  it.each([
    ['re100', 'itself'],
    ['no-such-one', 'unknown'],
    ['ep100', 'not-offered'],
  ])('OPR-5 cannot become %s: %s', async (into, reason) => {
    await succeed(bench.app.url, offerCatalogueEntry, await offer('ep100', false))
    const refused = await refuse(bench.app.url, mergeCatalogueEntry, await merger('re100', into))
    expect(refused).toMatchObject({ status: 422, code: 'unfit-merger', reason, field: 'into' })
  })

  it('OPR-5 counts holders no further than it says', async () => {
    const { db } = bench.open
    for (let at = 0; at <= mostHoldersListed; at += 1) {
      const slug = await bench.organisation(editor, `Holder ${at}`)
      const { id } = (await bench.app.store.organisations.find(slug)) ?? { id: '' }
      await holdCredential(db, id, 'fsc-coc')
    }
    const known = (await list()).results.map(({ id }) => id)
    expect(known).toContain('fsc-coc')
    expect((await row('fsc-coc'))?.holders).toEqual({ count: mostHoldersListed, isMore: true })
    expect((await desk.entry('fsc-coc')).holders).toEqual({
      ...{ count: mostHoldersListed + 1, isMore: false },
    })
  })

  it('OPR-5 remembers what was changed of an entry, when and by whom, a page at a time', async () => {
    await desk.put('emas', { validMonths: 36, name: { en: 'EMAS', de: 'EMAS-Siegel' } })
    await succeed(bench.app.url, offerCatalogueEntry, await offer('emas', false))
    const { results, next } = await history('emas')
    expect(results).toMatchObject([
      { what: 'retired', by: editor.user.email, fields: [] },
      { what: 'changed', by: editor.user.email, fields: ['name', 'validMonths'] },
      { what: 'added', by: null, fields: [] },
    ])
    expect(next).toBeNull()
    for (let months = 1; months <= 20; months += 1) await desk.put('emas', { validMonths: months })
    const first = await history('emas')
    expect(first.results).toHaveLength(20)
    const second = await history('emas', first.next ?? undefined)
    expect(second.results.map(({ what }) => what)).toEqual(['retired', 'changed', 'added'])
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
      ...{ status: 404, code: 'unknown-entry' },
    })
    expect(await refuse(bench.app.url, catalogueEntryHistory, nowhere)).toMatchObject({
      status: 404,
    })
  })

  it('OPR-5 the page about an entry is shown as it would be read, typed to its end or not', async () => {
    const preview = async (id: string, changes: object, language: 'en' | 'de' = 'de') =>
      (
        await succeed(bench.app.url, previewCatalogueEntry, {
          ...{ token: editor.token, params: { id }, body: { language, changes } },
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
