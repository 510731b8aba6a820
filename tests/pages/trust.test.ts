import { expect, it } from 'vitest'
import { dayIn } from '#src/contract/trust/local-date.ts'
import { ask, open } from './support/ask.ts'

const profile = '/organization/coolabah-office-supplies'
/** Where the supplier is. */
const today = dayIn('Australia/Perth', Date.now())

it('TRU-3 there is a page for what a credential proves, in each language, and none for another id', async () => {
  const titles = await Promise.all(
    ['/trust/emas', '/de/trust/emas', '/ar/trust/emas'].map(async (path) => {
      const page = await open(path)
      expect(page.status).toBe(200)
      const [robots] = page.tagged('meta', { name: 'robots' })
      expect(robots).toBeUndefined()
      return page.text
    }),
  )
  expect(titles[0]).toContain('What it does not prove')
  expect(new Set(titles).size).toBe(3)
  for (const path of ['/trust/no-such-thing', '/de/trust/no-such-thing', '/trust/emas/more'])
    expect((await open(path)).status, path).toBe(404)
})

it('TRU-3 a profile of which nobody has checked anything says so, and search engines are to leave it', async () => {
  const [bare, full] = await Promise.all(['/organization/bare-bones-trading', profile].map(open))
  expect(bare?.text).toContain('Nobody has checked yet')
  expect(bare?.tagged('meta', { name: 'robots' })[0]?.attribute('content')).toBe('noindex')
  expect(full?.text).toContain('The website was checked on')
  expect(full?.tagged('meta', { name: 'robots' })).toEqual([])
})

it('TRU-4 a profile leads to its history, which says what happened and is for no search engine', async () => {
  const links = (await open(profile)).tagged('a', { href: 'coolabah-office-supplies/history' })
  expect(links).toHaveLength(1)
  const page = await open(`${profile}/history`)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Found in the issuer’s register')
  const [robots] = page.tagged('meta', { name: 'robots' })
  expect(robots?.attribute('content')).toBe('noindex')
})

it('TRU-4 a day of a profile is a page that says of which day it is, and is for no search engine', async () => {
  for (const [front, says] of [
    ['', 'This is how the profile reads on'],
    ['/de', 'So steht das Profil am'],
  ]) {
    const asked = await ask(`${front}${profile}?asOf=${today}`)
    expect([asked.status, asked.location]).toEqual([307, `${front}${profile}/history/${today}`])
    const page = await open(asked.location)
    expect(page.status).toBe(200)
    expect(page.text).toContain(says)
    expect(page.tagged('meta', { name: 'robots' })[0]?.attribute('content')).toBe('noindex')
  }
  expect((await open(`${profile}/history/2020-01-01`)).text).toContain('is not known')
  expect((await open(`${profile}/history/2100-01-01`)).text).toContain('has not begun yet')
})

it.each([
  ['an unknown profile', '/organization/nobody-at-all/history'],
  ['a day of one', `/organization/nobody-at-all/history/${today}`],
  ['no day', `${profile}/history/2026-02-30`],
  ['markup', `${profile}/history/%3Cb%3E`],
])('TRU-4 there is no history of %s', async (_, path) => {
  expect((await open(path)).status).toBe(404)
})
