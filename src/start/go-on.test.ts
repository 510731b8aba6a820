import { expect, it } from 'vitest'
import { bringsAnswer } from './go-on.ts'

it.each([
  ['/auth/validate', '#code=abc&state=1', true],
  ['/auth/validate', '#error=access_denied&state=1', false],
  ['/auth/validate', '', false],
  ['/organisation', '#code=abc', false],
])('AUT-3 %s%s brings a sign-in: %s', (pathname, hash, brings) => {
  expect(bringsAnswer({ pathname, hash })).toBe(brings)
})
