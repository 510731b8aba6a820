import { beforeAll, expect, it } from 'vitest'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import type { BrandChange } from '#src/contract/operate/brand-changes.ts'
import { asBrandState } from '#src/contract/operate/brand-state.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { operate } from '../../fixtures/operator.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'

const { brandByHost, brandVersion, brandVersions, createBrand, discardBrandDraft } = endpoints
const { operatedBrand, operatedBrands, publishBrand, publishBrandAgain, saveBrandDraft } = endpoints

contractSuite('brands in the console', (bench) => {
  const { operator } = verifierDesk(bench)
  const url = () => bench.app.url
  let admin: Person
  let editor: Person
  let other: Person
  let count = 0
  beforeAll(async () => {
    admin = await operator('Ada', null, ['admin'])
  })

  /** A new brand that visitors see, with an editor of its own. */
  async function brandOf(more: Partial<StoredBrand> = {}) {
    const id = `brand-${(count += 1)}`
    const hosts = [`${id}.example`]
    const brand = { ...defaultBrand, id, name: `Brand ${count}`, brandImages: {}, ...more }
    await bench.app.store.brands.put(brand, hosts)
    editor = await operator('Ed', id, ['editor'])
    other = await operator('Bo', id, ['editor'])
    return { id, host: hosts[0] ?? '' }
  }
  const on = (id: string, { token } = editor) => ({ token, params: { id } })
  const read = async (id: string, by = editor) =>
    (await succeed(url(), operatedBrand, on(id, by))).data
  const save = async (id: string, changes: BrandChange[], by = editor) =>
    (await succeed(url(), saveBrandDraft, { ...on(id, by), body: { changes } })).data
  const refusedSave = (id: string, changes: BrandChange[], by = editor) =>
    refuse(url(), saveBrandDraft, { ...on(id, by), body: { changes } })
  const seen = async (id: string, by = editor) => {
    const { draft, published } = await read(id, by)
    return { draft: draft?.version ?? '', published: published?.number ?? null }
  }
  const publish = async (id: string, by = editor) =>
    (await succeed(url(), publishBrand, { ...on(id, by), body: await seen(id, by) })).data
  const shown = async (host: string) => succeed(url(), brandByHost, { params: { host } })
  const colour = (was: string, value: string): BrandChange => ({
    ...{ path: '/brand/brandColors/primaryColor', was, value },
  })
  const grey = defaultBrand.brandColors.primaryColor

  it('OPR-4 visitors see a draft once it is published, at once', async () => {
    const { id, host } = await brandOf()
    const saved = await save(id, [
      colour(grey, '#0a3d2c'),
      { path: '/brand/title', was: '', value: { en: 'Green', de: 'Grün' } },
    ])
    expect(saved.draft).toMatchObject({ begunOn: 1, savedBy: { isSelf: true } })
    expect(saved.faults).toEqual([])
    expect((await shown(host)).brandColors.primaryColor).toBe(grey)
    expect(await publish(id)).toMatchObject({ number: 2, way: 'console', again: null })
    expect(await shown(host)).toMatchObject({
      brandColors: { primaryColor: '#0a3d2c' },
      title: 'Green',
    })
    expect((await read(id)).draft).toBeNull()
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
    const { id } = await brandOf()
    await save(id, [colour(grey, '#111111')])
    const { draft } = await save(id, [{ path: '/brand/copy/loginTitle', value: 'Hello' }], other)
    expect(draft?.savedBy).toEqual({ name: expect.any(String), isSelf: true })
    const { brand } = asBrandState(draft?.state ?? { brand: {}, hosts: [] })
    expect(brand.brandColors.primaryColor).toBe('#111111')
    expect(brand.copy.loginTitle).toBe('Hello')
  })

  it('OPR-4 where another editor has changed the same place, nothing is saved and the place is named', async () => {
    const { id } = await brandOf()
    await save(id, [colour(grey, '#111111')])
    const changes = [{ path: '/brand/name', was: `Brand ${count}`, value: 'New' }]
    expect(await refusedSave(id, [...changes, colour(grey, '#222222')], other)).toMatchObject({
      ...{ status: 409, code: 'brand-conflict', field: '/brand/brandColors/primaryColor' },
    })
    expect(asBrandState((await read(id)).draft?.state as never).brand.name).toBe(`Brand ${count}`)
    // The same change twice is none: an answer may have been lost.
    await save(id, [colour(grey, '#111111')], other)
  })

  it('OPR-4 a draft keeps what is half typed, names it as a fault and is not published', async () => {
    const { id, host } = await brandOf()
    const link = { label: 'Imprint', url: '' }
    const { faults } = await save(id, [
      colour(grey, '#11'),
      { path: '/brand/footer/options', was: [], value: [link] },
      { path: '/brand/searchConstraints/credentialIds', was: [], value: ['no-such'] },
    ])
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['/brand/brandColors/primaryColor', 'not-a-colour'],
      ['/brand/footer/options/0/url', 'needed'],
    ])
    const call = { ...on(id), body: await seen(id) }
    expect(await refuse(url(), publishBrand, call)).toMatchObject({
      ...{ status: 422, code: 'brand-faults', field: '/brand/brandColors/primaryColor' },
      params: { count: 2 },
    })
    const mended = await save(id, [
      colour('#11', grey),
      { path: '/brand/footer/options', was: [link], value: [] },
      { path: '/brand/brandImages/hero', value: '/brands/nobody/hero.png' },
    ])
    expect(mended.faults.map(({ path, code }) => [path, code])).toEqual([
      ['/brand/brandImages/hero', 'no-picture'],
      ['/brand/searchConstraints/credentialIds/0', 'unknown-credential'],
    ])
    expect((await shown(host)).brandColors.primaryColor).toBe(grey)
  })

  it.each<[string, BrandChange]>([
    ['number for a name', { path: '/brand/name', was: 'Brand', value: 7 }],
    ['brand without a footer', { path: '/brand/footer/options', was: [] }],
    ['other id', { path: '/brand/id', value: 'other' }],
    ['prototype', { path: '/brand/__proto__/x', value: 1 }],
  ])('OPR-4 a draft takes no %s', async (_what, change) => {
    const { id } = await brandOf({ name: 'Brand' })
    expect(await refusedSave(id, [change])).toMatchObject({ status: 422 })
    expect((await read(id)).draft).toBeNull()
  })

  it('OPR-4 nobody publishes or discards what they have not looked at', async () => {
    const { id } = await brandOf()
    await save(id, [colour(grey, '#111111')])
    const looked = await seen(id)
    await save(id, [colour('#111111', '#222222')], other)
    expect(await refuse(url(), publishBrand, { ...on(id), body: looked })).toMatchObject({
      ...{ status: 409, code: 'brand-changed', reason: 'draft' },
    })
    const params = { id, version: looked.draft }
    expect(await refuse(url(), discardBrandDraft, { token: editor.token, params })).toMatchObject({
      status: 409,
      reason: 'draft',
    })
    const stored = (await bench.app.store.brands.all()).find((one) => one.id === id)
    await bench.app.store.brands.put({ ...(stored as StoredBrand), name: 'By command' }, [])
    const late = { ...(await seen(id)), published: 1 }
    expect(await refuse(url(), publishBrand, { ...on(id), body: late })).toMatchObject({
      ...{ status: 409, code: 'brand-changed', reason: 'published' },
    })
    const { results } = await succeed(url(), operatedBrands, { token: editor.token })
    expect(results.map((row) => [row.id, row.draft?.isOutdated])).toEqual([[id, true]])
    const version = (await read(id)).draft?.version ?? ''
    await succeed(url(), discardBrandDraft, { token: editor.token, params: { id, version } })
    expect(await read(id)).toMatchObject({ draft: null, published: { way: 'command-line' } })
  })

  it('OPR-4 an earlier state is compared and published again, and the draft stays', async () => {
    const { id, host } = await brandOf()
    await save(id, [colour(grey, '#111111')])
    await publish(id)
    await save(id, [colour('#111111', '#222222')])
    const params = { id, number: '1' }
    const { data: first } = await succeed(url(), brandVersion, { token: editor.token, params })
    expect(asBrandState(first.state).brand.brandColors.primaryColor).toBe(grey)
    expect(first.state.hosts).toEqual([host])
    const call = { token: editor.token, params, body: { published: 2 } }
    expect((await succeed(url(), publishBrandAgain, call)).data).toMatchObject({
      ...{ number: 3, again: 1, by: { isSelf: true } },
    })
    expect((await shown(host)).brandColors.primaryColor).toBe(grey)
    expect((await read(id)).draft).toMatchObject({ begunOn: 2 })
    const { results } = await succeed(url(), brandVersions, on(id))
    expect(results.map(({ number }) => number)).toEqual([3, 2, 1])
    const missing = { ...call, params: { id, number: '9' }, body: { published: 3 } }
    expect(await refuse(url(), publishBrandAgain, missing)).toMatchObject({ status: 404 })
  })

  it('OPR-4 a host moves only by an admin of all brands, and never the last one', async () => {
    const first = await brandOf({ name: 'First' })
    const { id, host } = await brandOf()
    const take = (hosts: string[]): BrandChange => ({ path: '/hosts', was: [host], value: hosts })
    const taken = await save(id, [take([host, first.host])])
    expect(taken).toMatchObject({
      faults: [{ path: '/hosts/1', code: 'host-taken', message: expect.stringContaining('First') }],
      ...{ moves: [], mayMoveHosts: false },
    })
    const asAdmin = await read(id, admin)
    expect(asAdmin.faults).toMatchObject([{ path: '/hosts/1', code: 'last-host' }])
    expect(asAdmin.moves).toEqual([{ host: first.host, brandId: first.id, brand: 'First' }])
    const brands = await bench.app.store.brands.all()
    await bench.app.store.brands.put(brands.find((one) => one.id === first.id) as StoredBrand, [
      'second.example',
    ])
    expect((await read(id, admin)).faults).toEqual([])
    await publish(id, admin)
    expect((await shown(first.host)).id).toBe(id)
    // The brand that has lost it has another state by that.
    expect((await bench.app.store.brandStates.record(first.id)).published).toMatchObject({
      ...{ number: 3, state: { hosts: ['second.example'] } },
    })
    let { hosts: was } = asBrandState((await read(id)).published?.state as never)
    for (const hosts of [[], ['https://x.example/'], [host, host]]) {
      const { faults } = await save(id, [{ path: '/hosts', was, value: hosts }])
      expect(faults).toMatchObject([{ code: hosts.length === 0 ? 'no-host' : 'not-a-host' }])
      was = hosts
    }
  })

  it('OPR-4 an admin of all brands begins a brand, which nobody sees before it is published', async () => {
    await brandOf()
    const id = `begun-${count}`
    const host = `${id}.example`
    const call = { token: admin.token, body: { id, name: 'Begun', host: host.toUpperCase() } }
    const { data } = await succeed(url(), createBrand, call)
    expect(data).toMatchObject({ published: null, draft: { begunOn: null }, faults: [] })
    expect(await refuse(url(), brandByHost, { params: { host } })).toMatchObject({ status: 404 })
    expect(await refuse(url(), createBrand, call)).toMatchObject({
      ...{ status: 409, code: 'brand-exists' },
    })
    expect(
      await refuse(url(), createBrand, { ...call, body: { ...call.body, id: 'x', host: 'a/b' } }),
    ).toMatchObject({ status: 422, field: 'host' })
    const ofBrand = await operator('Al', id, ['admin'])
    expect(await refuse(url(), createBrand, { ...call, token: ofBrand.token })).toMatchObject({
      status: 403,
    })
    expect(await publish(id, admin)).toMatchObject({ number: 1 })
    expect((await shown(host)).name).toBe('Begun')
  })

  it('OPR-4 an editor of a brand learns nothing of another one', async () => {
    const first = await brandOf()
    const stranger = editor
    await brandOf()
    const { results, mayCreate } = await succeed(url(), operatedBrands, { token: stranger.token })
    expect([results.map(({ id }) => id), mayCreate]).toEqual([[first.id], false])
    for (const id of [`brand-${count}`, 'brand-of-nobody'])
      expect(await refuse(url(), operatedBrand, on(id, stranger))).toMatchObject({ status: 403 })
  })

  it('OPR-4 an editor who leaves takes no draft and no state along', async () => {
    const { id } = await brandOf()
    await save(id, [colour(grey, '#111111')])
    await publish(id)
    await save(id, [colour('#111111', '#222222')])
    const line = ['users', 'delete', editor.user.id, '--yes']
    expect(await operate(bench.place, line)).toMatchObject({ code: 0 })
    expect(await read(id, other)).toMatchObject({
      ...{ published: { number: 2, by: null }, draft: { savedBy: null } },
    })
  })
})
