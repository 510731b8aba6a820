import { expect, it } from 'vitest'
import type { Offer } from '#src/contract/offer.ts'
import { ask, at, open } from './support/ask.ts'

const title = 'What partners offer to suppliers here'

it('LND-7 without script the page lists every offer for guests, and each leads to the registration', async () => {
  const page = await open('/benefits')
  expect(page.title).toBe('Benefits – Credence Supplier Engagement Portal')
  expect(page.headings(1)).toEqual([title])
  const all = JSON.parse((await ask('/offers')).text) as Offer[]
  expect(all.length).toBeGreaterThan(1)
  expect(page.all('article')).toHaveLength(all.length)
  for (const { title: name, description } of all) {
    const shown = page.one('article', name)
    expect(shown.text).toContain(description)
    const [register, ...others] = shown.all('link', /^Register to use this offer/)
    expect(register?.name).toContain(`(${name})`)
    expect(register?.attribute('href')).toBe(
      '/auth/validate?option=register&returnTo=%2Forganisation%3Fsection%3Dbenefits',
    )
    expect(others).toEqual([])
  }
  const codes = all.map((one) => one.discountCode).filter(Boolean)
  expect(codes).not.toEqual([])
  for (const code of codes) expect(page.text).not.toContain(code)
})

it('LND-7 each brand shows its own offers', async () => {
  const offer = 'A hedge for your yard'
  expect((await open(`${at('verdant.localhost')}/benefits`)).all('article', offer)).toHaveLength(1)
  const other = await open('/benefits')
  expect(other.headings(1)).toEqual([title])
  expect(other.all('article', offer)).toEqual([])
})
