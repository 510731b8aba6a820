import { rawCall } from '../fixtures/raw-call.ts'
import { expect, test } from './support/test.ts'

const profile = '/organization/coolabah-office-supplies'

test('API-5 an unchanged page is not sent twice', async ({ request }) => {
  const first = await request.get(profile)
  const etag = first.headers()['etag'] ?? ''
  expect(etag).not.toBe('')
  const again = await request.get(profile, { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
})

test('SEC-1 a page forbids inline script, foreign frames and sniffing', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('RTE-1 an unknown path is a page with status 404, below /api a problem', async ({
  request,
}) => {
  const page = await request.get('/nowhere')
  expect(page.status()).toBe(404)
  expect(await page.text()).toContain('Page not found')
  const problem = await request.get('/api/nowhere')
  expect(problem.status()).toBe(404)
  expect(await problem.json()).toMatchObject({ code: 'not-found' })
})

test('SEC-4 what a visitor writes into the address is never markup in the page', async ({
  request,
}) => {
  const attack = '"><script>alert(1)</script>'
  for (const path of ['/organization/', '/nowhere/', '/login?returnTo=/']) {
    const html = await (await request.get(path + encodeURIComponent(attack))).text()
    expect(html).not.toContain('<script>alert(1)')
  }
})

test('SEC-4 no address of the portal leads to another host', async ({ request, server }) => {
  const paths = [
    '/login/',
    '//evil.example/',
    '//evil.example/login/',
    '/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/organization//evil.example/',
    '/%0d%0alocation:%20//evil.example/',
  ]
  for (const path of paths) {
    const answer = await request.get(server.url + path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    const { location = '' } = answer.headers()
    expect(new URL(location, server.url).origin, path).toBe(server.url)
  }
})

test('API-5 a whole address in the request line is that page, at the host that it names', async ({
  server,
}) => {
  const { port } = new URL(server.url)
  const headers = { host: `localhost:${port}` }
  const verdant = `http://verdant.localhost:${port}`
  const page = await rawCall(server.url, `${verdant}/`, { headers })
  expect(page.status).toBe(200)
  expect(page.text).toContain('Verdant Supplier Engagement Portal')
  const elsewhere = await rawCall(server.url, `${verdant}/login/`, { headers })
  expect(elsewhere.location).toBe('/login')
  const unknown = await rawCall(server.url, `${verdant}/api/nothing`, { headers })
  expect(unknown.type).toBe('application/json; charset=utf-8')
})

test('BRD-4 the brand is in the first answer, its colours before any script', async ({
  request,
}) => {
  const headers = { host: 'verdant.localhost' }
  const html = await (await request.get('/', { headers })).text()
  expect(html).toContain('Verdant Supplier Engagement Portal')
  expect(html.indexOf('href="/brand.css"')).toBeLessThan(html.indexOf('<script'))
  const own = await (await request.get('/brand.css')).text()
  const verdant = await (await request.get('/brand.css', { headers })).text()
  expect(verdant).toContain('--accent:')
  expect(verdant).not.toBe(own)
})

test('BRD-8 a browser that asks for an icon by itself gets the one of the brand', async ({
  request,
}) => {
  const headers = { host: 'verdant.localhost' }
  const answer = await request.get('/favicon.ico', { headers, maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/brands/verdant/favicon.svg')
})
