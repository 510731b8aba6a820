import { expect, it } from 'vitest'
import { createTokenCookie } from './token-cookie.ts'

it('AUT-9 writes the token cookie Secure, path /, one year, SameSite=Strict', () => {
  const jar = { cookie: '' }
  createTokenCookie(jar).write('a.b.c')
  const [pair, ...attributes] = jar.cookie.split('; ')
  expect(pair).toBe('credence-token=a.b.c')
  expect(new Set(attributes)).toEqual(
    new Set(['Secure', 'Path=/', 'Max-Age=31536000', 'SameSite=Strict']),
  )
})

it('AUT-9 reads its own cookie among others, and nothing once it is cleared', () => {
  const jar = { cookie: 'a=1; credence-token=a.b.c; b=2' }
  const cookie = createTokenCookie(jar)
  expect(cookie.read()).toBe('a.b.c')
  cookie.clear()
  expect(jar.cookie).toContain('Max-Age=0')
  expect(createTokenCookie({ cookie: 'a=1; credence-token=' }).read()).toBeNull()
})
