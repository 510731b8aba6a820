import { expect, it } from 'vitest'
import { rawCall } from '../fixtures/raw-call.ts'
import { ask, at, portal } from './support/ask.ts'

const profile = '/organization/coolabah-office-supplies'
const verdant = at('verdant.localhost')

it('API-5 an unchanged page is not sent twice', async () => {
  const { etag = '' } = (await ask(profile)).headers
  expect(etag).not.toBe('')
  expect((await ask(profile, { 'if-none-match': etag })).status).toBe(304)
})

it('SEC-1 a page forbids inline script, foreign frames and sniffing', async () => {
  const { headers } = await ask('/')
  const policy = headers['content-security-policy']
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('RTE-1 an unknown path is a page with status 404, below /api a problem', async () => {
  const page = await ask('/nowhere')
  expect(page.status).toBe(404)
  expect(page.text).toContain('Page not found')
  const problem = await ask('/api/nowhere')
  expect(problem.status).toBe(404)
  expect(JSON.parse(problem.text)).toMatchObject({ code: 'not-found' })
})

it('SEC-4 what a visitor writes into the address is never markup in the page', async () => {
  const attack = '"><script>alert(1)</script>'
  for (const path of ['/organization/', '/nowhere/', '/login?returnTo=/']) {
    const { text } = await ask(path + encodeURIComponent(attack))
    expect(text).toContain('</html>')
    expect(text).not.toContain('<script>alert(1)')
  }
})

it.each([
  '/login/',
  '//evil.example/',
  '//evil.example/login/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/organization//evil.example/',
  '/%0d%0alocation:%20//evil.example/',
])('SEC-4 the address %s of the portal leads to no other host', async (path) => {
  const { status, location } = await rawCall(portal, path)
  expect(status).toBe(307)
  expect(new URL(location, portal).origin).toBe(portal)
})

it('API-5 a whole address in the request line is that page, at the host that it names', async () => {
  const headers = { host: new URL(portal).host }
  const page = await rawCall(portal, `${verdant}/`, { headers })
  expect(page.status).toBe(200)
  expect(page.text).toContain('Verdant Supplier Engagement Portal')
  const elsewhere = await rawCall(portal, `${verdant}/login/`, { headers })
  expect(elsewhere.location).toBe('/login')
  const unknown = await rawCall(portal, `${verdant}/api/nothing`, { headers })
  expect(unknown.type).toBe('application/json; charset=utf-8')
})

it('BRD-4 the brand is in the first answer, its colours before any script', async () => {
  const { text } = await ask(verdant)
  expect(text).toContain('Verdant Supplier Engagement Portal')
  const style = text.indexOf('href="/brand.css"')
  expect(style).toBeGreaterThan(0)
  expect(style).toBeLessThan(text.indexOf('<script'))
  const own = await ask('/brand.css')
  const other = await ask(`${verdant}/brand.css`)
  expect(other.text).toContain('--accent:')
  expect(other.text).not.toBe(own.text)
})

it('BRD-8 a browser that asks for an icon by itself gets the one of the brand', async () => {
  const { location } = await ask(`${verdant}/favicon.ico`)
  expect(location).toBe('/brands/verdant/favicon.svg')
})
