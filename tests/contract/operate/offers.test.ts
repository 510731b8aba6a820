import { beforeEach, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import type { OfferInput } from '#src/contract/operate/offer-input.ts'
import { refuse, succeed } from '../../fixtures/call.ts'
import { contractSuite, type Person } from '../../fixtures/contract-suite.ts'
import { anOffer } from '../../fixtures/offer-endpoint-rows.ts'
import { operate } from '../../fixtures/operator.ts'
import { verifierDesk } from '../../fixtures/verifier-desk.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'

const { operatedOffers, operatedOffer, createOffer } = endpoints
const { changeOffer, removeOffer, moveOffer } = endpoints

contractSuite('offers for editors', (bench) => {
  const by = verifierDesk(bench)
  let editor: Person
  let scoped: Person

  beforeEach(async () => {
    await bench.open.db.deleteFrom('offers').execute()
    await bench.open.db.deleteFrom('audit_log').execute()
    for (const id of ['one-brand', 'two-brand'])
      await bench.app.store.brands.put({ ...defaultBrand, id, name: id }, [`${id}.example`])
    editor = await by.operator('editor', null, ['editor'])
    scoped = await by.operator('scoped', 'one-brand', ['editor'])
  })

  const list = (as = editor) => succeed(bench.app.url, operatedOffers, { token: as.token })
  const ids = async (as = editor) => (await list(as)).results.map(({ content }) => content.id)
  const creation = (offer: OfferInput, as = editor) => ({
    token: as.token,
    body: { content: offer },
  })
  const create = async (offer: OfferInput, as = editor) =>
    (await succeed(bench.app.url, createOffer, creation(offer, as))).data
  const change = (version: string, offer: OfferInput, as = editor) => ({
    ...{ token: as.token, params: { id: offer.id }, body: { version, content: offer } },
  })
  const place = (id: string, after: string | null, as = editor) => ({
    ...{ token: as.token, params: { id }, body: { after } },
  })
  const one = (id: string) => ({ token: editor.token, params: { id } })
  const of = (brandId: string, id: string): OfferInput => ({ ...anOffer(id), brandId })

  it('API-8 OPR-5 the command line moves them too, and says what it does not find', async () => {
    for (const id of ['a', 'b', 'c']) await create(anOffer(id))
    const line = (...words: string[]) => operate(bench.place, ['offers', 'move', ...words])
    expect(await line('c')).toMatchObject({ code: 0, stdout: "The offer 'c' is the first.\n" })
    expect(await ids()).toEqual(['c', 'a', 'b'])
    expect((await line('c', 'a')).stdout).toBe("The offer 'c' stands behind 'a'.\n")
    expect(await ids()).toEqual(['a', 'c', 'b'])
    expect((await line('c', 'z')).stderr).toContain("none 'z'")
    expect(await ids()).toEqual(['a', 'c', 'b'])
  })

  it('OPR-5 are added at the end, read, changed and taken away; the log says by whom', async () => {
    await create(anOffer('a'))
    const { version, content } = await create({
      ...anOffer('b'),
      title: { en: 'Boxes', de: 'Kisten' },
    })
    expect(await ids()).toEqual(['a', 'b'])
    expect(content).toMatchObject({ title: { en: 'Boxes', de: 'Kisten' }, brandId: null, tag: '' })
    const next = { ...anOffer('b'), title: 'Dearer boxes' }
    const changed = await succeed(bench.app.url, changeOffer, change(version, next))
    expect(changed.data.content.title).toBe('Dearer boxes')
    expect(changed.data.version).not.toBe(version)
    const shown = await succeed(bench.app.url, endpoints.offers)
    expect(shown.map(({ title }) => title)).toEqual(['Cheaper boxes', 'Dearer boxes'])
    const params = { id: 'b', version: changed.data.version }
    await succeed(bench.app.url, removeOffer, { token: editor.token, params })
    expect(await ids()).toEqual(['a'])
    expect(await log()).toEqual([
      [editor.user.email, 'offer.put', 'a', { brand: null }],
      [editor.user.email, 'offer.put', 'b', { brand: null }],
      [editor.user.email, 'offer.put', 'b', { brand: null }],
      [editor.user.email, 'offer.remove', 'b', {}],
    ])
  })

  it('OPR-5 that were changed meanwhile are neither replaced nor taken away', async () => {
    const { version } = await create(anOffer('a'))
    // As the command line does it.
    await bench.app.store.offers.put({ ...anOffer('a'), title: 'By somebody else' })
    const stale = await refuse(bench.app.url, changeOffer, change(version, anOffer('a')))
    expect([stale.status, stale.code]).toEqual([409, 'record-changed'])
    const params = { id: 'a', version }
    const gone = await refuse(bench.app.url, removeOffer, { token: editor.token, params })
    expect([gone.status, gone.code]).toEqual([409, 'record-changed'])
    const { data } = await succeed(bench.app.url, operatedOffer, one('a'))
    expect(data.content.title).toBe('By somebody else')
    const taken = await refuse(bench.app.url, createOffer, creation(anOffer('a')))
    expect([taken.status, taken.code, taken.field]).toEqual([409, 'record-exists', 'content.id'])
  })

  it('OPR-5 a move changes no version, and the order of no others', async () => {
    const { version } = await create(anOffer('a'))
    for (const id of ['b', 'c', 'd']) await create(anOffer(id))
    const moved = await succeed(bench.app.url, moveOffer, place('d', 'a'))
    expect(moved.results.map(({ content }) => content.id)).toEqual(['a', 'd', 'b', 'c'])
    await succeed(bench.app.url, moveOffer, place('c', null))
    expect(await ids()).toEqual(['c', 'a', 'd', 'b'])
    await succeed(bench.app.url, changeOffer, change(version, { ...anOffer('a'), tag: 'New' }))
    expect(await ids()).toEqual(['c', 'a', 'd', 'b'])
    const unknown = await refuse(bench.app.url, moveOffer, place('a', 'nowhere'))
    expect([unknown.status, unknown.code]).toEqual([404, 'unknown-record'])
    expect((await log()).slice(4, 6)).toEqual([
      [editor.user.email, 'offer.move', 'd', { after: 'a' }],
      [editor.user.email, 'offer.move', 'c', { after: null }],
    ])
  })

  it('OPR-5 what was taken away comes back where it stood', async () => {
    for (const id of ['a', 'b', 'c']) await create(anOffer(id))
    const { data } = await succeed(bench.app.url, operatedOffer, one('b'))
    const params = { id: 'b', version: data.version }
    await succeed(bench.app.url, removeOffer, { token: editor.token, params })
    const body = { content: data.content, after: 'a' }
    await succeed(bench.app.url, createOffer, { token: editor.token, body })
    expect(await ids()).toEqual(['a', 'b', 'c'])
  })

  it('OPR-1 an editor of a brand sees its offers and those of every brand, and changes its own alone', async () => {
    const shared = await create(anOffer('shared'))
    const other = await create(of('two-brand', 'other'))
    const own = await create(of('one-brand', 'own'), scoped)
    const seen = await list(scoped)
    expect(seen.results.map(({ content, mayChange }) => [content.id, mayChange])).toEqual([
      ['shared', false],
      ['own', true],
    ])
    expect(seen.brands).toEqual([{ id: 'one-brand', name: 'one-brand' }])
    expect([seen.mayShare, (await list()).mayShare]).toEqual([false, true])
    const change404 = change(other.version, of('two-brand', 'other'), scoped)
    expect((await refuse(bench.app.url, changeOffer, change404)).status).toBe(404)
    const sharing = change(shared.version, anOffer('shared'), scoped)
    expect(await refuse(bench.app.url, changeOffer, sharing)).toMatchObject({
      ...{ status: 403, code: 'not-an-operator', reason: 'shared-record' },
    })
    for (const brandId of [null, 'two-brand']) {
      const away = change(own.version, { ...anOffer('own'), brandId }, scoped)
      expect(await refuse(bench.app.url, changeOffer, away)).toMatchObject({
        ...{ status: 403, field: 'content.brandId' },
      })
    }
    const moved = await succeed(bench.app.url, moveOffer, place('own', null, scoped))
    expect(moved.results.map(({ content }) => content.id)).toEqual(['own', 'shared'])
    expect(await ids()).toEqual(['own', 'shared', 'other'])
    expect((await refuse(bench.app.url, moveOffer, place('shared', null, scoped))).status).toBe(403)
    expect((await refuse(bench.app.url, moveOffer, place('own', 'other', scoped))).status).toBe(404)
  })

  const button = { category: 'service', discountCode: '' }
  const leads = { callToAction: 'Go', callToActionLink: 'https://boxes.example' }
  it.each([
    ['content.title', { title: '' }],
    ['content.title.de', { title: { en: 'Boxes', de: ' ' } }],
    ['content.title.en', { title: { de: 'Kisten' } }],
    ['content.discountCode', { discountCode: '' }],
    ['content.discountCode', { ...button, ...leads, discountCode: 'BOX10' }],
    ['content.offerPercentage', { offerPercentage: 101 }],
    [
      'content.callToActionLink',
      { ...button, callToAction: 'Go', callToActionLink: 'javascript:1' },
    ],
    ['content.callToActionLink', { ...button, callToAction: 'Go', callToActionLink: '' }],
    ['content.callToAction', { ...button, ...leads, callToAction: '' }],
    ['content.callToAction', { ...leads, isFifo: true, callToAction: '' }],
    ['content.brandId', { brandId: 'No Brand' }],
    ['brandId', { brandId: 'no-such-brand' }],
  ])('OPR-5 names %s where it is wrong, and stores nothing', async (field, wrong) => {
    const sent = creation({ ...anOffer('a'), ...wrong } as OfferInput)
    const refused = await refuse(bench.app.url, createOffer, sent)
    expect([refused.status, refused.field]).toEqual([422, field])
    expect(await ids()).toEqual([])
    expect(await log()).toEqual([])
  })

  it('OPR-5 the id of an offer stays', async () => {
    const { version } = await create(anOffer('a'))
    const sent = { ...change(version, anOffer('b')), params: { id: 'a' } }
    expect(await refuse(bench.app.url, changeOffer, sent)).toMatchObject({
      ...{ status: 422, field: 'content.id' },
    })
  })

  async function log() {
    const rows = await bench.open.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject', 'details'])
      .where('action', 'like', 'offer.%')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map((row) => [
      ...[row.actor, row.action, row.subject],
      JSON.parse(row.details) as unknown,
    ])
  }
})
