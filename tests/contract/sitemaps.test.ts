import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { openDatabase } from '#server/store/database.ts'
import { createStore } from '#server/store/create-store.ts'
import { succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { crawlerPages } from '../fixtures/crawler-pages.ts'
import { rawCall } from '../fixtures/raw-call.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const maps = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/profiles-1.xml']

contractSuite('site maps', (bench) => {
  let app: TestApp
  let first: string

  beforeAll(async () => {
    const pages = crawlerPages(bench.app.store)
    app = await startTestApp(bench.open, bench.signer.publicKey, { pages })
    first = await listed()
  })
  afterAll(() => app.close())

  /** A profile that search engines are told of. @returns its slug */
  async function listed(): Promise<string> {
    const owner = await bench.person()
    const params = { slug: await bench.organisation(owner) }
    const body = { attributes: ['women-owned'] }
    await succeed(bench.app.url, endpoints.updateOrganisation, { token: owner.token, params, body })
    return params.slug
  }

  async function addresses(path: string): Promise<string[]> {
    const answer = await fetch(app.url + path)
    expect(answer.status, path).toBe(200)
    const found = (await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)
    return [...found].map(([, address = '']) => address.replace(app.url, ''))
  }

  it.each(maps)('PUB-10 %s is compressed as its reader understands', async (path) => {
    const plain = await rawCall(app.url, path)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [asked, coding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const packed = await rawCall(app.url, path, { headers: { 'accept-encoding': asked } })
      expect(packed.headers).toMatchObject({
        'content-encoding': coding,
        vary: 'host, accept-encoding',
      })
      expect(unpack(packed.body).toString()).toBe(plain.text)
    }
    const headers = { 'if-none-match': String(plain.headers['etag']) }
    expect(await rawCall(app.url, path, { headers })).toMatchObject({ status: 304, text: '' })
  })

  it('SEC-3 the site map and its parts count as calls, robots.txt does not', async () => {
    const limited = await startTestApp(bench.open, bench.signer.publicKey, {
      env: { RATE_LIMIT_PER_MINUTE: '3' },
      pages: crawlerPages(bench.app.store),
    })
    const statusOf = async (path: string) => (await fetch(limited.url + path)).status
    for (const path of maps) expect(await statusOf(path), path).toBe(200)
    for (const path of maps) expect(await statusOf(path), path).toBe(429)
    expect(await statusOf('/robots.txt')).toBe(200)
    await limited.close()
  })

  it('PUB-10 a profile stays in its part, and a part without profiles is named nowhere', async () => {
    const { db } = bench.open
    const second = await listed()
    expect(await addresses(maps[0] ?? '')).toEqual(maps.slice(1))
    // As after 1,000 more, most of which are not listed any more.
    const { no } = await db
      .selectFrom('organisations')
      .select('no')
      .where('slug', '=', second)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('listed_profiles')
      .set({ no: 1_001 })
      .where('organisation_no', '=', no)
      .execute()
    const parts = ['/sitemaps/pages.xml', '/sitemaps/profiles-1.xml', '/sitemaps/profiles-3.xml']
    expect(await addresses('/sitemap.xml')).toEqual(parts)
    expect(await addresses('/sitemaps/profiles-1.xml')).toEqual([`/organization/${first}`])
    expect(await addresses('/sitemaps/profiles-3.xml')).toEqual([`/organization/${second}`])
    expect((await fetch(`${app.url}/sitemaps/profiles-2.xml`)).status).toBe(404)

    // Another process on the same database takes it off.
    const other = await openDatabase(bench.place)
    const found = await createStore(other).organisations.find(second)
    await other.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('id', '=', found?.id ?? '')
      .execute()
    await other.close()
    expect(await addresses('/sitemap.xml')).toEqual(parts.slice(0, 2))
    expect((await fetch(`${app.url}/sitemaps/profiles-3.xml`)).status).toBe(404)
  })
})
