import { randomUUID } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { drawBadge } from '#server/badge/draw-badge.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { operateJson } from '../fixtures/operator.ts'
import { fullProfile } from '../fixtures/profile.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { verifyCredential } from '../fixtures/hold-credential.ts'

vi.mock(import('#server/badge/draw-badge.ts'), async (original) => {
  const own = await original()
  return { ...own, drawBadge: vi.fn<typeof own.drawBadge>(own.drawBadge) }
})

const now = performance.now.bind(performance)
/** Milliseconds that the clock of this process is ahead by; it only goes forward. */
let ahead = 0
const brotli = { 'accept-encoding': 'gzip, deflate, br' }

contractSuite('cached public answers', (bench) => {
  let slug: string

  const ask = (path: string, headers: Record<string, string> = brotli) =>
    rawCall(bench.app.url, path.replace('SLUG', slug), { headers })
  const json = '/api/public/organisation/detail/SLUG'
  const badge = '/api/badge/green?organisation=SLUG'
  const png = '/api/badge/green.png?organisation=SLUG'
  const paths = [json, badge, png]
  /** From a connection of its own, as every other process has. */
  const operate = (...line: string[]) => operateJson(bench.place, line)

  beforeEach(async () => {
    const { token } = await bench.person()
    const name = `Wattle ${randomUUID().slice(0, 8)}`
    slug = await bench.organisation({ token, user: (await bench.person()).user }, name)
    const body = { ...fullProfile, name, credentials: ['iso-14001'] }
    const call = { token, params: { slug }, body }
    slug = (await succeed(bench.app.url, endpoints.updateOrganisation, call)).data.slug
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
    vi.spyOn(bench.app.store.organisations, 'read')
    vi.mocked(drawBadge).mockClear()
  })
  afterEach(() => {
    vi.mocked(performance.now).mockRestore()
    vi.mocked(bench.app.store.organisations.read).mockRestore()
  })

  it.each(paths)(
    'PUB-8 %s is answered and known to be the same without reading it',
    async (path) => {
      const { headers } = await ask(path)
      vi.mocked(bench.app.store.organisations.read).mockClear()
      expect((await ask(path)).status).toBe(200)
      expect((await ask(path, { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
      expect(bench.app.store.organisations.read).not.toHaveBeenCalled()
    },
  )

  it.each(paths)('PUB-8 fifty callers of %s at once have it read and drawn once', async (path) => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(bench.app.store.organisations.read).toHaveBeenCalledTimes(1)
    expect(vi.mocked(drawBadge).mock.calls.length).toBeLessThanOrEqual(1)
  })

  it.each([json, badge])('PUB-8 %s travels compressed, to whoever knows a coding', async (path) => {
    const plain = await ask(path, {})
    expect(plain.headers['content-encoding']).toBeUndefined()
    const packed = await ask(path)
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
    const zipped = await ask(path, { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true)
    for (const { headers, body } of [packed, zipped]) {
      expect(headers.vary).toContain('accept-encoding')
      expect(headers['content-length']).toBe(String(body.length))
      expect(body.length).toBeLessThan(plain.body.length * 0.7)
    }
  })

  it('WGT-8 a PNG travels as it is', async () => {
    const { headers, body } = await ask(png)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.subarray(1, 4).toString()).toBe('PNG')
  })

  it.each(paths)('API-6 %s shows with the next call what another process saved', async (path) => {
    const { headers, body } = await ask(path)
    await operate('credentials', 'approve', slug, 'iso-14001', '--how', 'document')
    const after = await ask(path, { ...brotli, 'if-none-match': headers.etag ?? '' })
    expect([after.status, after.body.equals(body)]).toEqual([200, false])
    await operate('organisations', 'suspend', slug)
    expect((await ask(path)).status).toBe(410)
  })

  it('API-6 fifty callers of a moment ask the database with one query which versions there are', async () => {
    const { organisations } = bench.app.store
    const asked = vi.spyOn(bench.open.db, 'executeQuery')
    const slugs = Array.from({ length: 50 }, (_, at) => (at % 2 ? slug : `nobody-${at}`))
    const found = await Promise.all(slugs.map((one) => organisations.find(one)))
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
    expect(found.map((one) => one?.slug)).toEqual(
      slugs.map((one) => (one === slug ? one : undefined)),
    )
  })

  it.each(paths)('PUB-8 %s shows after five seconds what was changed by hand', async (path) => {
    const { body } = await ask(path)
    const { id = '' } = (await bench.app.store.organisations.find(slug)) ?? {}
    await verifyCredential(bench.open.db, id, 'iso-14001')
    expect((await ask(path)).body.equals(body)).toBe(true)
    ahead += 6_000
    // The cache looks at the clock once a millisecond.
    await expect.poll(async () => (await ask(path)).body.equals(body)).toBe(false)
  })
})
