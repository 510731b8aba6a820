import { expect, it } from 'vitest'
import { open } from './support/ask.ts'

const categories = ['Environment', 'Ethical', 'Community', 'Social', 'Diversity', 'Governance']
const registerHref = '/auth/validate?option=register'

it('LND-1 LND-2 LND-3 LND-4 without script the landing page says what it is for and leads in', async () => {
  const main = (await open('/')).one('main')
  expect(main.headings(1)).toEqual(['Good business deserves to be found.'])
  const register = main.all('link', 'Register for free')
  expect(register.map((one) => one.attribute('href'))).toEqual([registerHref, registerHref])
  expect(main.linkTo('Log in')).toBe('/auth/validate?option=login')

  const reasons = main.one('region', 'Why register')
  expect(reasons.headings(3)).toEqual(['Increase visibility', 'Get recognised', 'Be discovered'])
  expect(reasons.linkTo('Register as supplier')).toBe(registerHref)
  for (const quality of ['Accessible', 'Transparent', 'Easy to understand']) {
    expect(main.saying(quality), quality).toHaveLength(1)
  }
  expect(main.headings(3)).toEqual(expect.arrayContaining(categories))
})

it('LND-5 without script too an affiliate greets its visitors, and nobody else does', async () => {
  const greeting = 'Welcome, members of the Green Chamber'
  const page = await open('/?aff=green-chamber')
  page.one('heading', greeting)
  expect(page.text).toContain('15% off partner benefits.')
  const other = await open('/?aff=nobody')
  expect(other.headings(1)).toHaveLength(1)
  expect(other.all('heading', greeting)).toEqual([])
})

it('AFF-1 every way in from there says who brought the visitor, before any script has run', async () => {
  const page = await open('/?aff=green-chamber')
  const ways = page
    .all('link')
    .flatMap((link) => link.attribute('href') ?? [])
    .filter((href) => href.startsWith('/auth/validate'))
  expect(ways).toHaveLength(6)
  for (const href of ways) expect(href).toContain('aff=green-chamber')
  const plain = await open('/')
  expect(plain.all('link').some((link) => link.attribute('href')?.includes('aff='))).toBe(false)
})

it('LND-8 without script the login screen says why to register, and offers both ways', async () => {
  const page = await open('/login?returnTo=%2Fregister%2Forganisation')
  const main = page.one('main')
  main.one('heading', 'Register your business for free!')
  expect(main.all('listitem').map(({ text }) => text)).toEqual([
    'Instant visibility to buyers globally',
    'Unlock a free profile',
    'Be rewarded for action',
  ])
  expect(page.all('img', 'Credence')).not.toEqual([])
  expect(main.linkTo('Are you a buyer?')).toMatch(/^http/)
  const back = '&returnTo=%2Fregister%2Forganisation'
  expect(main.linkTo('Register for free')).toBe(registerHref + back)
  expect(main.linkTo('Log in')).toBe(`/auth/validate?option=login${back}`)
})

it.each(['login', 'register'])(
  'AUT-3 without script, the page that goes on to %s says what is missing',
  async (option) => {
    const main = (await open(`/auth/validate?option=${option}`)).one('main')
    const [words] = main.tagged('noscript')
    expect(words?.text).toContain('This page needs JavaScript.')
    expect(words?.all('link').map((one) => one.attribute('href'))).toEqual(['/'])
  },
)

it('AUT-3 says Authenticating from the first paint of the way to a sign-in', async () => {
  const page = await open('/auth/validate?option=login')
  expect(page.one('main').one('status').text).toBe('Authenticating')
})
