import { expect, it } from 'vitest'
import { createAffiliateCookie } from './affiliate-cookie.ts'

/** Keeps the last cookie that was set, as a browser would hand it back. */
function jar(initial = '') {
  let kept = initial
  let set = ''
  return {
    get cookie() {
      return kept
    },
    set cookie(text: string) {
      set = text
      kept = text.split(';')[0] ?? ''
    },
    lastSet: () => set,
  }
}

it('AFF-1 keeps one affiliate for each theme, as a JSON map, for 30 days', () => {
  const place = jar()
  const cookie = createAffiliateCookie(place)
  cookie.write('Harbour', 'port-traders')
  cookie.write('Credence', 'green-chamber')
  expect(cookie.read('Harbour')).toBe('port-traders')
  expect(cookie.read('Credence')).toBe('green-chamber')
  expect(decodeURIComponent(place.lastSet())).toContain(
    '{"Harbour":"port-traders","Credence":"green-chamber"}',
  )
  expect(place.lastSet()).toContain('Max-Age=2592000')
})

it('AFF-1 forgets one theme and keeps the others', () => {
  const cookie = createAffiliateCookie(jar())
  cookie.write('Harbour', 'port-traders')
  cookie.write('Credence', 'green-chamber')
  cookie.forget('Harbour')
  expect(cookie.read('Harbour')).toBeNull()
  expect(cookie.read('Credence')).toBe('green-chamber')
})

it.each(['', 'credence-affiliates=', 'credence-affiliates=%E0', 'credence-affiliates=[1]', 'a=1'])(
  'AFF-1 takes %j for no affiliate',
  (text) => {
    expect(createAffiliateCookie(jar(text)).read('Harbour')).toBeNull()
  },
)
