import { beforeAll, expect, it } from 'vitest'
import { demoContents } from '#server/demo/contents.ts'
import { contentInput, type ContentInput } from '#src/contract/operate/content-input.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import * as v from 'valibot'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { content } = endpoints
const common: ContentInput = {
  key: 'get-started',
  brandId: null,
  title: 'For everybody',
  html: '<p>Begin.</p>',
}
const params = { key: 'get-started' }

contractSuite('content', (bench) => {
  beforeAll(() => bench.app.store.brands.put({ ...defaultBrand, id: 'verdant' }, ['127.0.0.1']))
  const read = async () => (await succeed(bench.app.url, content, { params })).data

  it.each(['get-started', 'unknown', 'NOT A KEY', '../x'])(
    'LND-6 API-5 answers 404 for %s where there is no such content',
    async (key) => {
      const { status } = await refuse(bench.app.url, content, { params: { key } })
      expect(status).toBe(404)
    },
  )

  it("LND-6 shows what was written for the host's brand, else for every brand", async () => {
    const { contents } = bench.app.store
    await contents.put(common)
    expect(await read()).toMatchObject({ key: 'get-started', title: 'For everybody' })
    await contents.put({ ...common, brandId: 'verdant', title: 'For Verdant' })
    expect(await read()).toMatchObject({ title: 'For Verdant', html: '<p>Begin.</p>' })
    expect(await contents.find('get-started', 'another')).toMatchObject({ title: 'For everybody' })
    await contents.put({ ...common, brandId: 'verdant', title: 'For Verdant, again' })
    expect(await read()).toMatchObject({ title: 'For Verdant, again' })
  })

  it('LND-6 SEC-4 keeps only the harmless part of the HTML', async () => {
    const html = '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">a</a></p>'
    await bench.app.store.contents.put({ ...common, brandId: 'verdant', html })
    expect((await read()).html).toBe('<p>Hi <a>a</a></p>')
  })

  it('LND-6 API-9 replaces content that several write at once, and keeps one', async () => {
    const titles = ['a', 'b', 'c', 'd']
    await Promise.all(titles.map((title) => bench.app.store.contents.put({ ...common, title })))
    const rows = await bench.open.db
      .selectFrom('contents')
      .select('title')
      .where('brand_id', 'is', null)
      .execute()
    expect(rows).toHaveLength(1)
    expect(titles).toContain(rows[0]?.title)
  })

  it.each([
    ['a key with capitals', { ...common, key: 'Get' }],
    ['a title with a control character', { ...common, title: 'a\u0000b' }],
    ['a field that is none', { ...common, author: 'x' }],
    ['HTML without end', { ...common, html: 'x'.repeat(50_001) }],
  ])('API-5 refuses to store %s', async (_what, input) => {
    expect(v.is(contentInput, input)).toBe(false)
    await expect(bench.app.store.contents.put(input)).rejects.toThrow(v.ValiError)
  })

  it('LND-6 answers 304 to whoever has it', async () => {
    const first = await send(bench.app.url, content, { params })
    expect(first.headers.get('vary')).toContain('host')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await send(bench.app.url, content, { params, headers })).status).toBe(304)
    await bench.app.store.contents.put({ ...common, brandId: 'verdant', title: 'New' })
    expect((await send(bench.app.url, content, { params, headers })).status).toBe(200)
  })

  it.each(demoContents)('API-7 LND-6 loses nothing of the demo content $key', async (input) => {
    const { key, html } = input
    await bench.app.store.contents.put({ ...input, brandId: null })
    const stored = await bench.app.store.contents.find(key, null)
    expect(stored?.html).toEqual(html)
  })
})
