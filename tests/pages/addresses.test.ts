import { expect, it } from 'vitest'
import { open } from './support/ask.ts'

it.each(['/no/such/page', '/organization', '/Login', '/organisation/x'])(
  'RTE-1 without script %s is the not-found page, with status 404 and a way home',
  async (path) => {
    const page = await open(path)
    expect(page.status).toBe(404)
    expect(page.headings(1)).toEqual(['Page not found'])
    expect(page.title).toBe('Page not found – Credence Supplier Engagement Portal')
    expect(page.one('main').linkTo('Go to the home page')).toBe('/')
  },
)

it.each([
  ['/', /^Good business/],
  ['/login', /^Register your business/],
  ['/organization/coolabah-office-supplies', /^Coolabah Office Supplies$/],
])('RTE-1 the open route %s answers at its own path', async (path, heading) => {
  const page = await open(path)
  expect(page.status).toBe(200)
  expect(page.headings(1)).toEqual([expect.stringMatching(heading)])
})

it.each(['/organisation', '/register/organisation', '/register/organisation/setup'])(
  'RTE-1 the route %s, which needs a user, answers at its own path',
  async (path) => {
    expect((await open(path)).status).toBe(200)
  },
)

it.each([
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '..%2F..%2Fetc%2Fpasswd',
  'x'.repeat(500),
  '%F0%9F%A6%98',
  "'%20or%201=1%20--",
])('PUB-8 RTE-1 the odd address /organization/%s gets a clear page', async (slug) => {
  const page = await open(`/organization/${slug}`)
  expect(page.status).toBe(404)
  expect(page.headings(1)).toEqual([expect.stringMatching(/^(?:Profile|Page) not found$/)])
})

it('RTE-1 an address that is not even well formed is refused, and names what is wrong', async () => {
  const page = await open('/organization/%E0%A4%A')
  expect(page.status).toBe(400)
  expect(page.text).toContain('The address cannot be read')
  expect(page.linkTo('Go to the home page')).toBe('/')
})

it('RTE-3 a query that repeats or is no text does not break the login screen', async () => {
  const page = await open('/login?returnTo=/a&returnTo=/b&returnTo=%7B%22x%22%3A1%7D')
  expect(page.status).toBe(200)
  expect(page.one('main').linkTo('Register for free')).toMatch(/^\/auth\/validate\?option=register/)
})

it('RTE-7 the profile brings its own bars, every other page has header and footer', async () => {
  for (const path of ['/', '/login', '/no/such/page']) {
    const page = await open(path)
    const header = page.one('banner')
    expect(header.linkTo('Log in'), path).toMatch(/^\//)
    expect(header.linkTo('Register for free'), path).toMatch(/^\//)
    expect(page.one('contentinfo').text, path).toContain('Powered by')
  }
  const profile = await open('/organization/coolabah-office-supplies')
  expect(profile.all('link', 'Register for free')).toEqual([])
  expect(profile.text).not.toContain('Powered by')
})
