import { expect, it } from 'vitest'
import { mayHaveAccount } from './known-account.ts'
import { wipeMsalCache } from './wipe-msal-cache.ts'

/** Browsers list the keys of a storage as its own properties; so does this. */
function storage(entries: Record<string, string>): Storage {
  const area = { ...entries }
  return Object.setPrototypeOf(area, {
    getItem: (key: string) => area[key] ?? null,
    removeItem: (key: string) => delete area[key],
  }) as Storage
}

const page = (local: Record<string, string>, session: Record<string, string> = {}, path = '/') => ({
  localStorage: storage(local),
  sessionStorage: storage(session),
  location: { pathname: path },
})

it.each([
  ['nothing at all', page({}), false],
  ['other keys', page({ 'msal.version': '5', 'credence.device-used': 'yes' }), false],
  ['a cached account', page({ 'msal.account.keys': '[]' }), true],
  ['a cached account of a numbered schema', page({ 'msal.2.account.keys': '[]' }), true],
  ['an account cached in this tab alone', page({}, { 'msal.2.account.keys': '[]' }), true],
  ['a redirect under way', page({}, { 'msal.interaction.status': '{}' }), true],
  ['the redirect URI', page({}, {}, '/auth/validate'), true],
])('AUT-11 knows without MSAL whether there may be an account: %s', (_, surroundings, expected) => {
  expect(mayHaveAccount(surroundings)).toBe(expected)
})

it('AUT-11 blocked storage means a guest', () => {
  const blocked = {
    location: { pathname: '/' },
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  }
  expect(mayHaveAccount(blocked)).toBe(false)
  expect(() => wipeMsalCache(blocked)).not.toThrow()
})

it("AUT-5 wipes MSAL's cache and nothing else", () => {
  const surroundings = page({ 'msal.account.keys': '[]', 'credence.x': '1' }, { 'msal.y': '1' })
  wipeMsalCache(surroundings)
  expect(Object.keys(surroundings.localStorage)).toEqual(['credence.x'])
  expect(Object.keys(surroundings.sessionStorage)).toEqual([])
})
