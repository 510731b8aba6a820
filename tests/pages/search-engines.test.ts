import { expect, it } from 'vitest'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { sizeOf } from '#server/pages/testing/picture-size.ts'
import { ask, at, open, portal } from './support/ask.ts'

const slug = 'coolabah-office-supplies'
const path = `/organization/${slug}`
const picture = `/previews/organization/${slug}.png`

async function addresses(url: string): Promise<string[]> {
  const { status, type, text } = await ask(url)
  expect(status, url).toBe(200)
  expect(type).toContain('application/xml')
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found)
}

it('PUB-10 a profile says to previews and programs what it is, before any script', async () => {
  const { text } = await ask(`/api/public/organisation/detail/${slug}`)
  const { data } = JSON.parse(text) as { data: PublicProfile }
  const page = await open(path)
  const [json] = page.tagged('script', { type: 'application/ld+json' })
  const told = JSON.parse(json?.source ?? '') as Record<string, { name: string }[]>
  expect(told).toMatchObject({ '@type': 'Organization', name: data.name })
  const verified = data.sustainabilityCredentials
    .filter((one) => one.status !== 'PENDING' && one.category !== 'membership')
    .map((one) => one.name)
  expect(verified.length).toBeGreaterThan(0)
  expect(told['hasCertification']?.map(({ name }) => name)).toEqual(verified)

  const meta = (property: string) =>
    page.tagged('meta', { property }).map((one) => one.attribute('content'))
  expect(meta('og:image')).toEqual([`${portal}${picture}?v=${data.version}`])
  expect(meta('og:url')).toEqual([portal + path])
  const canonical = page.tagged('link', { rel: 'canonical' })
  expect(canonical.map((one) => one.attribute('href'))).toEqual([portal + path])
})

it.each([path, '/', '/benefits', '/get-started', '/badge', '/trust'])(
  'PUB-10 the tags for previews of %s come before any style, as programs read only the beginning',
  async (address) => {
    const { text } = await ask(address, { accept: 'text/html' })
    const style = text.indexOf('<style>')
    expect(style).toBeGreaterThan(0)
    for (const tag of ['<title>', 'name="description"', 'og:title', 'og:image"', 'og:url']) {
      expect(text.indexOf(tag), tag).toBeGreaterThan(0)
      expect(text.indexOf(tag), tag).toBeLessThan(Math.min(style, 8_192))
    }
  },
)

it('PUB-10 each profile and each brand has a picture of its own for previews', async () => {
  const own = await ask(picture)
  expect(own.type).toBe('image/png')
  const { etag = '' } = own.headers
  expect((await ask(picture, { 'if-none-match': etag })).status).toBe(304)
  const tags = []
  for (const address of [
    picture,
    at('verdant.localhost') + picture,
    '/previews/organization/northwind-packaging.png',
    '/previews/portal.png',
    `${at('other.localhost')}/previews/portal.png`,
  ]) {
    const { status, body, headers } = await ask(address)
    expect(status, address).toBe(200)
    expect(sizeOf(body, 'image/png')).toBe('1200x630')
    tags.push(headers.etag ?? '')
  }
  expect(new Set(tags).size).toBe(5)
})

it('PUB-10 there is no picture of who is unknown', async () => {
  expect((await ask('/previews/organization/nobody-at-all.png')).status).toBe(404)
  expect((await ask('/previews/organization/N%20o.png')).status).toBe(404)
})

it.each(['localhost', 'harbour.localhost'])(
  'PUB-10 %s has a map of its open pages and of the profiles that can be shared',
  async (host) => {
    const origin = at(host)
    const robots = (await ask(`${origin}/robots.txt`)).text
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
    expect(robots).toContain('Disallow: /*/history\n')
    const parts = await addresses(`${origin}/sitemap.xml`)
    expect(parts).toEqual([`${origin}/sitemaps/pages.xml`, `${origin}/sitemaps/profiles-1.xml`])
    const [pages = [], profiles = []] = await Promise.all(parts.map(addresses))
    expect(pages).toContain(`${origin}/`)
    expect(profiles).toContain(origin + path)
    expect(profiles).not.toContain(`${origin}/organization/bare-bones-trading`)
    for (const address of [...pages, ...profiles.slice(0, 3)]) {
      expect((await ask(address)).status, address).toBe(200)
      expect(robots).not.toContain(`Disallow: ${new URL(address).pathname}\n`)
    }
    for (const part of ['profiles-2', 'profiles-0', 'profiles-x', 'profiles-1e3']) {
      expect((await ask(`${origin}/sitemaps/${part}.xml`)).status, part).toBe(404)
    }
  },
)
