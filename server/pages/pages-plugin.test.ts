import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { finishedPages } from './finished-pages.ts'
import { registerPages } from './pages-plugin.ts'
import { finishText } from './rendering/finish-page.ts'
import type { PageRenderer } from './rendering/page-renderer.ts'

/** Pages over a renderer that counts, and answers when it is let. */
function setUp() {
  const rendered: string[] = []
  const gate = Promise.withResolvers<void>()
  const renderer: Pick<PageRenderer, 'render'> = {
    async render({ url }) {
      rendered.push(url)
      await gate.promise
      return finishText(200, `<p>${url}</p>`)
    },
  }
  const app = fastify()
  onTestFinished(() => app.close())
  let version = 1
  registerPages(app, {
    config: readConfig({ DEMO: 'on' }),
    renderer,
    pages: finishedPages(renderer, null),
    patterns: ['/', '/organization/:slug'],
    limits: { ofAccount: async () => {}, ofAddress: async () => {} },
    contentVersion: async () => ({ brand: 'b', page: `b ${version}`, subject: { brand: 'b' } }),
    countProfile: () => {},
    hasBrand: async () => true,
    hasAnyBrand: async () => true,
  })
  const ask = (url: string, coding = 'br') =>
    app.inject({ url, headers: { host: 'localhost', 'accept-encoding': coding } })
  return { ask, rendered, open: gate.resolve, change: () => (version += 1) }
}

it('API-6 fifty callers of a page that is missing wait for one rendering', async () => {
  const { ask, rendered, open } = setUp()
  const answers = Array.from({ length: 50 }, () => ask('/organization/a'))
  await expect.poll(() => rendered.length).toBe(1)
  open()
  const bodies = (await Promise.all(answers)).map((one) => one.rawPayload)
  expect(new Set(bodies.map((one) => brotliDecompressSync(one).toString()))).toEqual(
    new Set(['<p>/organization/a</p>']),
  )
  await ask('/organization/a')
  expect(rendered).toEqual(['/organization/a'])
})

it('PUB-6 a change while a page is rendered has its own rendering', async () => {
  const { ask, rendered, open, change } = setUp()
  const before = ask('/organization/a')
  await expect.poll(() => rendered.length).toBe(1)
  change()
  const after = ask('/organization/a')
  await expect.poll(() => rendered.length).toBe(2)
  open()
  expect((await Promise.all([before, after])).map((one) => one.statusCode)).toEqual([200, 200])
})

it('API-6 a caller who knows no brotli gets gzip, or the text as it is', async () => {
  const { ask, open } = setUp()
  open()
  const zipped = await ask('/', 'gzip')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('<p>/</p>')
  const plain = await ask('/', 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe('<p>/</p>')
  expect(plain.headers['etag']).toBe(zipped.headers['etag'])
})
