import { describe, expect, it } from 'vitest'
import { signInHref } from './sign-in-links.ts'

describe('signInHref', () => {
  it('AUT-1 passes the choice between log in and register on', () => {
    expect(signInHref('login')).toBe('/auth/validate?option=login')
    expect(signInHref('register')).toBe('/auth/validate?option=register')
  })

  it('AFF-1 carries who brought the person', () => {
    const url = new URL(signInHref('register', undefined, 'a&b'), 'https://portal.example')
    expect(url.searchParams.get('aff')).toBe('a&b')
  })

  it('RTE-3 carries the way back whole, whatever it contains', () => {
    const back = '/organisation?section=profile&x=a b#top'
    const url = new URL(signInHref('login', back), 'https://portal.example')
    expect(url.searchParams.get('returnTo')).toBe(back)
    expect(url.hash).toBe('')
  })
})
