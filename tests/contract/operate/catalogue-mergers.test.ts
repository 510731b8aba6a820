import { beforeEach, expect, it } from 'vitest'
import { deriveAttributesWith } from '#server/catalogue/attributes/follow-from-credentials.ts'
import { moveMerged } from '#server/store/catalogue/move-merged.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { mostHoldersListed } from '#src/contract/operate/catalogue.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { catalogueDesk } from '../../fixtures/catalogue-desk.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { holdCredential } from '../../fixtures/hold-credential.ts'
import { testCatalogue } from '../../fixtures/test-catalogue.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { operatedCatalogue, changeCatalogueEntry } = endpoints
const { offerCatalogueEntry, mergeCatalogueEntry, catalogueEntryHistory } = endpoints

contractSuite('what becomes of entries of the catalogue', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  const desk = catalogueDesk(bench, () => editor)

  beforeEach(async () => {
    await desk.reset()
    editor = await by.operator('editor', null, ['editor'])
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
})
