import { expect, it } from 'vitest'
import { safeReturnTo } from './safe-return-to.ts'

it.each([
  ['//evil.example/x'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\\\\evil.example'],
  [' //evil.example'],
  ['/..//evil.example'],
  ['/.//evil.example'],
  ['evil.example'],
  ['/auth/validate?option=login'],
  ['/login?returnTo=/x'],
  [''],
  [null],
])('RTE-3 never leaves the portal after a sign-in: %j', (wish) => {
  expect(safeReturnTo(wish)).toBe('/organisation')
})

it('RTE-3 goes back to where the user was going, with query and fragment', () => {
  expect(safeReturnTo('/organisation?section=benefits#offers')).toBe(
    '/organisation?section=benefits#offers',
  )
})
