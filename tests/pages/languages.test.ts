import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#src/i18n/languages.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const profile = '/organization/coolabah-office-supplies'
const german = { 'accept-language': 'de-AT, en;q=0.5' }

describe.each([
  ['one language', 'en'],
  ['three', languages.join(',')],
])('the addresses of a portal in %s', (_, offered) => {
  let portal: PortalServer
  beforeAll(async () => {
    portal = await startPrepared({ LANGUAGES: offered })
  })
  afterAll(() => portal.remove())

  const isAlone = offered === 'en'
  const open = (path: string, headers: Record<string, string> = {}) =>
    rawCall(portal.url, path, { headers })

  it.each([
    ['/de', '/', [307, '/de/']],
    ['/en/benefits?aff=a', '/benefits?aff=a', [200, '']],
    ['/de//evil.example/x', '/evil.example/x', [307, '/de/evil.example/x']],
    [`/ar${profile}`, profile, [200, '']],
  ] as const)('LNG-1 %s leads to %s where there is one language', async (path, bare, among) => {
    const { status, location } = await open(path)
    expect([status, location]).toEqual(isAlone ? [302, bare] : among)
  })

  it('LNG-2 an address without a language is answered in that of its reader, and told so', async () => {
    const { status, headers, text } = await open(profile, german)
    const language = isAlone ? 'en' : 'de'
    expect(status).toBe(200)
    expect(headers['content-language']).toBe(language)
    expect(headers.vary).toContain('accept-language, cookie')
    expect(text).toContain(`<html lang="${language}" dir="ltr">`)
    const again = await open(profile, { ...german, cookie: 'language=en' })
    expect(again.text, 'not the page that was finished for another').toContain('<html lang="en"')
  })

  it('LNG-3 a profile is described in the language of its page, to people and search engines', async () => {
    const path = '/organization/elbe-verpackung'
    const [main, own] = ['Versandkartons und Polster aus Altpapier: transport', 'Transportverp']
    const read = async (headers: Record<string, string> = {}) => (await open(path, headers)).text
    const [english, ours] = [await read(), await read(german)]
    const count = (text: string, words: string) => text.split(words).length - 1
    // The page, its data, the meta tags and the data for search engines.
    expect(count(english, main)).toBeGreaterThan(3)
    expect(count(english, own)).toBe(0)
    expect(count(ours, main)).toBe(isAlone ? count(english, main) : 0)
    expect(count(ours, own)).toBe(isAlone ? 0 : count(english, main))
  })

  it('LNG-1 search engines are told of a page in each language, and of no other', async () => {
    const { text } = await open(profile)
    const named = [...text.matchAll(/hrefLang="([\w-]+)" href="([^"]*)"/g)].map(([, tag, to]) => [
      tag,
      to,
    ])
    const all = languages.map((tag) => [tag, `${portal.url}/${tag}${profile}`])
    expect(named).toEqual(isAlone ? [] : [...all, ['x-default', portal.url + profile]])
    const map = await open('/sitemaps/pages.xml')
    expect(map.text.match(/hreflang="de"/g)?.length ?? 0).toBe(isAlone ? 0 : 6)
    if (isAlone) return
    const own = await open(`/ar${profile}`)
    expect(own.text).toContain(`<link rel="canonical" href="${portal.url}/ar${profile}"/>`)
    expect(own.text).toContain('<html lang="ar" dir="rtl">')
  })

  it.each([
    '/api/badge/green.png?organisation=northwind-packaging',
    '/api/badge/dark.svg?organisation=northwind-packaging',
    '/previews/portal.png?v=1',
    '/previews/organization/northwind-packaging.png?v=1',
  ])('LNG-1 the picture %s is in the language that its address names', async (path) => {
    const tagIn = async (language: string, headers = {}) => {
      const { status, headers: told } = await open(`${path}${language}`, headers)
      expect(status, language).toBe(200)
      return told.etag
    }
    // It is embedded elsewhere, where the language of a reader says nothing of the page around it.
    const english = await tagIn('', german)
    expect(await tagIn('&language=en')).toBe(english)
    expect(await tagIn('&language=fr'), 'of a language that is not offered').toBe(english)
    const others = [await tagIn('&language=de-AT'), await tagIn('&language=ar')]
    expect(new Set([english, ...others]).size).toBe(isAlone ? 1 : 3)
  })

  it('LNG-1 a badge says in words what it shows, in its language', async () => {
    const path = '/api/badge/green?organisation=northwind-packaging&language=de'
    const { text } = await open(path)
    const words = isAlone ? '4 verified credentials' : '4 geprüfte Nachweise'
    expect(text).toContain(`<title>Northwind Packaging: ${words}</title>`)
    const { status, text: refusal } = await open('/api/badge/green?language=a%20b')
    expect(status).toBe(400)
    expect(JSON.parse(refusal)).toMatchObject({ code: 'invalid', field: 'language' })
  })

  it('LNG-1 a page is shown in link previews in its language', async () => {
    const { text } = await open(profile, german)
    const [, image] = /property="og:image" content="([^"]*)"/.exec(text) ?? []
    expect(image).toMatch(isAlone ? /\?v=\d+$/ : /\?v=\d+&amp;language=de$/)
  })

  it('LNG-2 the manifest is in the language of its reader', async () => {
    const { text } = await open('/manifest.webmanifest', german)
    const { lang, name } = JSON.parse(text) as { lang: string; name: string }
    const told = isAlone
      ? ['en', 'Credence Supplier Engagement Portal']
      : ['de', 'Credence Lieferantenportal']
    expect([lang, name]).toEqual(told)
  })
})
