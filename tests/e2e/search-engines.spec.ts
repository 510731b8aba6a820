import type { PublicProfile } from '#src/contract/public-profile.ts'
import type { APIRequestContext, APIResponse } from 'playwright/test'
import { operate } from './support/operator.ts'
import { pageIsLive } from './support/live.ts'
import { startPortal } from './support/server.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const slug = 'coolabah-office-supplies'
const path = `/organization/${slug}`
const picture = `/previews/organization/${slug}.png`

/** Width and height of a PNG: bytes 16 to 23 of every one (PNG specification, 11.2.2). */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

/** Asks this portal under the host of an address, which need not be one that a program can look up. */
function ask(request: APIRequestContext, address: string): Promise<APIResponse> {
  const url = new URL(address)
  const { host } = url
  url.hostname = 'localhost'
  return request.get(url.href, { headers: { host } })
}

async function addresses(request: APIRequestContext, url: string): Promise<string[]> {
  const answer = await ask(request, url)
  expect(answer.status(), url).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/xml')
  return [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found)
}

test('PUB-10 a profile says to previews and programs what it is, before any script', async ({
  request,
  page,
}) => {
  const { data } = (await (
    await request.get(`/api/public/organisation/detail/${slug}`)
  ).json()) as { data: PublicProfile }
  const html = await (await request.get(path)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const told = JSON.parse(json) as Record<string, { name: string }[]>
  expect(told).toMatchObject({ '@type': 'Organization', name: data.name })
  const verified = data.sustainabilityCredentials
    .filter((one) => one.status !== 'PENDING' && one.category !== 'membership')
    .map((one) => one.name)
  expect(verified.length).toBeGreaterThan(0)
  expect(told['hasCertification']?.map(({ name }) => name)).toEqual(verified)

  await page.goto(path)
  await pageIsLive(page)
  const origin = new URL(page.url()).origin
  const meta = (name: string) => page.locator(`meta[property="${name}"]`)
  await expect(meta('og:image')).toHaveAttribute('content', `${origin}${picture}?v=${data.version}`)
  await expect(meta('og:url')).toHaveAttribute('content', origin + path)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + path)
})

test('PUB-10 each profile and each brand has a picture of its own for previews', async ({
  request,
  server,
}) => {
  const own = await request.get(picture)
  expect(own.headers()['content-type']).toBe('image/png')
  expect(sizeOf(await own.body())).toEqual([1200, 630])
  const etag = own.headers()['etag'] ?? ''
  const again = await request.get(picture, { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  const tags = [etag]
  for (const address of [
    server.at('verdant.localhost') + picture,
    `${server.url}/previews/organization/northwind-packaging.png`,
    `${server.url}/previews/portal.png`,
    `${server.at('other.localhost')}/previews/portal.png`,
  ]) {
    const other = await ask(request, address)
    expect(other.status(), address).toBe(200)
    expect(sizeOf(await other.body())).toEqual([1200, 630])
    tags.push(other.headers()['etag'] ?? '')
  }
  expect(new Set(tags).size).toBe(5)
})

test('PUB-10 there is no picture of who is unknown, and none of who is suspended', async ({
  request,
  server,
}) => {
  expect((await request.get('/previews/organization/nobody-at-all.png')).status()).toBe(404)
  expect((await request.get('/previews/organization/N%20o.png')).status()).toBe(404)
  const shown = '/previews/organization/kauri-point-honey.png'
  expect((await request.get(shown)).status()).toBe(200)
  await operate(server, ['organisations', 'suspend', 'kauri-point-honey'])
  expect((await request.get(shown)).status()).toBe(410)
})

test('PUB-8 a suspended profile is gone under every spelling of its address', async ({
  request,
  server,
}) => {
  const address = '/organization/old-harbor-security'
  // The router takes the second for the first.
  const spellings = [server.url + address, `${server.url}/${address}`]
  for (const one of [...spellings, ...spellings]) {
    expect((await request.get(one)).status(), one).toBe(200)
  }
  await operate(server, ['organisations', 'suspend', 'old-harbor-security'])
  for (const one of spellings) expect((await request.get(one)).status(), one).toBe(410)
})

test('SEC-3 a page that is rendered for one visitor counts as a call, one that is kept does not', async ({
  request,
}) => {
  const portal = await startPortal({ RATE_LIMIT_PER_MINUTE: '3' })
  const statusOf = async (path: string) => (await request.get(portal.url + path)).status()
  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/?visit=1')).toBe(200)
  expect(await statusOf('/?visit=2')).toBe(200)
  expect(await statusOf('/?visit=3')).toBe(429)
  expect(await statusOf('/')).toBe(200)
  await portal.remove()
})

for (const host of ['localhost', 'harbour.localhost']) {
  test(`PUB-10 ${host} has a map of its open pages and of the profiles that can be shared`, async ({
    request,
    server,
  }) => {
    const origin = server.at(host)
    const robots = await (await ask(request, `${origin}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
    const parts = await addresses(request, `${origin}/sitemap.xml`)
    expect(parts).toEqual([`${origin}/sitemaps/pages.xml`, `${origin}/sitemaps/profiles-1.xml`])
    const [pages, profiles] = await Promise.all(parts.map((part) => addresses(request, part)))
    expect(profiles).toContain(origin + path)
    expect(profiles).not.toContain(`${origin}/organization/bare-bones-trading`)
    for (const address of [...(pages ?? []), ...(profiles ?? []).slice(0, 3)]) {
      expect((await ask(request, address)).status(), address).toBe(200)
      expect(robots).not.toContain(`Disallow: ${new URL(address).pathname}\n`)
    }
    for (const part of ['profiles-2', 'profiles-0', 'profiles-x', 'profiles-1e3']) {
      expect((await ask(request, `${origin}/sitemaps/${part}.xml`)).status(), part).toBe(404)
    }
  })
}
