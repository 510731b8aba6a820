import { expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { BrandChange } from '#src/contract/operate/brand-changes.ts'
import { asBrandState } from '#src/contract/operate/brand-state.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { brandDesk, grey } from '../../fixtures/brand-desk.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'

const {
  brandVersion,
  brandVersions,
  discardBrandDraft,
  operatedBrand,
  operatedBrands,
  publishBrand,
  publishBrandAgain,
} = endpoints

contractSuite('brands in the console', (bench) => {
  const { brandOf, colour, on, operator, publish, read, refusedSave, save, seen, shown } =
    brandDesk(bench)
  const url = () => bench.app.url

  it('OPR-4 visitors see a draft once it is published, at once', async () => {
    const { id, host, editor } = await brandOf()
    const saved = await save(
      id,
      [
        colour(grey, '#0a3d2c'),
        { path: '/brand/title', was: '', value: { en: 'Green', de: 'Grün' } },
      ],
      editor,
    )
    expect(saved.draft).toMatchObject({ begunOn: 1, savedBy: { isSelf: true } })
    expect(saved.faults).toEqual([])
    expect((await shown(host)).brandColors.primaryColor).toBe(grey)
    expect(await publish(id, editor)).toMatchObject({ number: 2, way: 'console', again: null })
    expect(await shown(host)).toMatchObject({
      brandColors: { primaryColor: '#0a3d2c' },
      title: 'Green',
    })
    expect((await read(id, editor)).draft).toBeNull()
    const audit = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'details'])
      .where('subject', '=', id)
      .orderBy('created_at')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['brand.draft', 'brand.publish'])
    expect(JSON.parse(audit[1]?.details ?? '')).toMatchObject({
      ...{ number: 2, changed: ['/brand/title', '/brand/brandColors/primaryColor'] },
    })
  })

  it('OPR-4 two editors of different places both keep what they did', async () => {
    const { id, editor, other } = await brandOf()
    await save(id, [colour(grey, '#111111')], editor)
    const { draft } = await save(id, [{ path: '/brand/copy/loginTitle', value: 'Hello' }], other)
    expect(draft?.savedBy).toEqual({ name: expect.any(String), isSelf: true })
    const { brand } = asBrandState(draft?.state ?? { brand: {}, hosts: [] })
    expect(brand.brandColors.primaryColor).toBe('#111111')
    expect(brand.copy.loginTitle).toBe('Hello')
  })

  it('OPR-4 where another editor has changed the same place, nothing is saved and the place is named', async () => {
    const { id, editor, other, name } = await brandOf()
    await save(id, [colour(grey, '#111111')], editor)
    const changes = [{ path: '/brand/name', was: name, value: 'New' }]
    expect(await refusedSave(id, [...changes, colour(grey, '#222222')], other)).toMatchObject({
      ...{ status: 409, code: 'brand-conflict', field: '/brand/brandColors/primaryColor' },
    })
    expect(asBrandState((await read(id, editor)).draft?.state as never).brand.name).toBe(name)
    // The same change twice is none: an answer may have been lost.
    await save(id, [colour(grey, '#111111')], other)
  })

  it('OPR-4 a draft keeps what is half typed, names it as a fault and is not published', async () => {
    const { id, host, editor } = await brandOf()
    const link = { label: 'Imprint', url: '' }
    const { faults } = await save(
      id,
      [
        colour(grey, '#11'),
        { path: '/brand/footer/options', was: [], value: [link] },
        { path: '/brand/searchConstraints/credentialIds', was: [], value: ['no-such'] },
      ],
      editor,
    )
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['/brand/brandColors/primaryColor', 'not-a-colour'],
      ['/brand/footer/options/0/url', 'needed'],
    ])
    const call = { ...on(id, editor), body: await seen(id, editor) }
    expect(await refuse(url(), publishBrand, call)).toMatchObject({
      ...{ status: 422, code: 'brand-faults', field: '/brand/brandColors/primaryColor' },
      params: { count: 2 },
    })
    const mended = await save(
      id,
      [
        colour('#11', grey),
        { path: '/brand/footer/options', was: [link], value: [] },
        { path: '/brand/brandImages/hero', value: '/brands/nobody/hero.png' },
      ],
      editor,
    )
    expect(mended.faults.map(({ path, code }) => [path, code])).toEqual([
      ['/brand/brandImages/hero', 'no-picture'],
      ['/brand/searchConstraints/credentialIds/0', 'unknown-credential'],
    ])
    expect((await shown(host)).brandColors.primaryColor).toBe(grey)
  })

  it('OPR-4 spaces are no name, no title, no words of a link and no column', async () => {
    const { id, editor } = await brandOf({ name: 'Brand', title: '' })
    const link = { label: '\u00a0', url: 'https://wattle.example' }
    const changes = [
      { path: '/brand/name', was: 'Brand', value: '  ' },
      { path: '/brand/title', was: '', value: ' ' },
      { path: '/brand/footer/options', was: [], value: [link] },
      { path: '/brand/footer/htmlColumns', was: [], value: [''] },
    ]
    const { faults } = await save(id, changes, editor)
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['/brand/name', 'needed'],
      ['/brand/title', 'needed'],
      ['/brand/footer/options/0/label', 'needed'],
      ['/brand/footer/htmlColumns/0', 'needed'],
    ])
  })

  it.each<[string, BrandChange]>([
    ['number for a name', { path: '/brand/name', was: 'Brand', value: 7 }],
    ['brand without a footer', { path: '/brand/footer/options', was: [] }],
    ['other id', { path: '/brand/id', value: 'other' }],
    ['prototype', { path: '/brand/__proto__/x', value: 1 }],
  ])('OPR-4 a draft takes no %s', async (_what, change) => {
    const { id, editor } = await brandOf({ name: 'Brand' })
    expect(await refusedSave(id, [change], editor)).toMatchObject({ status: 422 })
    expect((await read(id, editor)).draft).toBeNull()
  })

  it('OPR-4 nobody publishes or discards what they have not looked at', async () => {
    const { id, editor, other } = await brandOf()
    await save(id, [colour(grey, '#111111')], editor)
    const looked = await seen(id, editor)
    await save(id, [colour('#111111', '#222222')], other)
    expect(await refuse(url(), publishBrand, { ...on(id, editor), body: looked })).toMatchObject({
      ...{ status: 409, code: 'brand-changed', reason: 'draft' },
    })
    const params = { id, version: looked.draft }
    expect(await refuse(url(), discardBrandDraft, { token: editor.token, params })).toMatchObject({
      status: 409,
      reason: 'draft',
    })
    const stored = (await bench.app.store.brands.all()).find((one) => one.id === id)
    await bench.app.store.brands.put({ ...(stored as StoredBrand), name: 'By command' }, [])
    const late = { ...(await seen(id, editor)), published: 1 }
    expect(await refuse(url(), publishBrand, { ...on(id, editor), body: late })).toMatchObject({
      ...{ status: 409, code: 'brand-changed', reason: 'published' },
    })
    const { results } = await succeed(url(), operatedBrands, { token: editor.token })
    expect(results.map((row) => [row.id, row.draft?.isOutdated])).toEqual([[id, true]])
    const version = (await read(id, editor)).draft?.version ?? ''
    await succeed(url(), discardBrandDraft, { token: editor.token, params: { id, version } })
    expect(await read(id, editor)).toMatchObject({
      draft: null,
      published: { way: 'command-line' },
    })
  })

  it('OPR-4 an earlier state is compared and published again, and the draft stays', async () => {
    const { id, host, editor } = await brandOf()
    await save(id, [colour(grey, '#111111')], editor)
    await publish(id, editor)
    await save(id, [colour('#111111', '#222222')], editor)
    const params = { id, number: '1' }
    const { data: first } = await succeed(url(), brandVersion, { token: editor.token, params })
    expect(asBrandState(first.state).brand.brandColors.primaryColor).toBe(grey)
    expect(first.state.hosts).toEqual([host])
    const call = { token: editor.token, params, body: { published: 2 } }
    expect((await succeed(url(), publishBrandAgain, call)).data).toMatchObject({
      ...{ number: 3, again: 1, by: { isSelf: true } },
    })
    expect((await shown(host)).brandColors.primaryColor).toBe(grey)
    expect((await read(id, editor)).draft).toMatchObject({ begunOn: 2 })
    const { results } = await succeed(url(), brandVersions, on(id, editor))
    expect(results.map(({ number }) => number)).toEqual([3, 2, 1])
    const missing = { ...call, params: { id, number: '9' }, body: { published: 3 } }
    expect(await refuse(url(), publishBrandAgain, missing)).toMatchObject({ status: 404 })
  })

  it('OPR-4 an editor of a brand learns nothing of another one', async () => {
    const [first, second] = [await brandOf(), await brandOf()]
    const stranger = first.editor
    const { results, mayCreate } = await succeed(url(), operatedBrands, { token: stranger.token })
    expect([results.map(({ id }) => id), mayCreate]).toEqual([[first.id], false])
    for (const id of [second.id, 'brand-of-nobody'])
      expect(await refuse(url(), operatedBrand, on(id, stranger))).toMatchObject({ status: 403 })
  })

  it('OPR-4 an editor reads the portfolios of their brands, and what their brand names', async () => {
    const portfolio = (portfolioSlug: string) => ({ portfolioSlug, requiredCredentialIds: [] })
    await brandOf({ associatedPortfolios: [portfolio('of-another'), portfolio('searched-in')] })
    const { id, editor } = await brandOf({
      associatedPortfolios: [portfolio('of-this')],
      searchConstraints: { ...defaultBrand.searchConstraints, portfolioSlugs: ['searched-in'] },
    })
    expect((await read(id, editor)).portfolios).toEqual(['of-this', 'searched-in'])
    const ofAll = await operator('Em', null, ['editor'])
    expect((await read(id, ofAll)).portfolios).toEqual(['of-another', 'of-this', 'searched-in'])
  })

  it('OPR-4 an editor who leaves takes no draft and no state along', async () => {
    const { id, editor, other } = await brandOf()
    await save(id, [colour(grey, '#111111')], editor)
    await publish(id, editor)
    await save(id, [colour('#111111', '#222222')], editor)
    const line = ['users', 'delete', editor.user.id, '--yes']
    expect(await operate(bench.place, line)).toMatchObject({ code: 0 })
    expect(await read(id, other)).toMatchObject({
      ...{ published: { number: 2, by: null }, draft: { savedBy: null } },
    })
  })
})
