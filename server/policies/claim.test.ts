import { describe, expect, it } from 'vitest'
import { provesClaim } from './claim.ts'

describe('provesClaim', () => {
  it.each([
    ['boss@shop.example', 'https://www.shop.example/en', true],
    ['boss@SHOP.example', 'shop.example', true],
    ['boss@shop.example', 'https://shop.example:8443', true],
    ['chef@bücher.example', 'https://www.Bücher.example', true],
    ['chef@bu\u0308cher.example', 'xn--bcher-kva.example', true],
    ['boss@www.shop.example', 'https://www.shop.example', false],
    ['boss@shop.example@other.example', 'https://shop.example', false],
    ['boss@shop.example', 'https://other.example', false],
    ['boss@shop.example', 'https://sub.shop.example', false],
    ['boss@shop.example', '', false],
    ['boss@shop.example', 'javascript:shop.example', false],
    ['nobody', 'https://shop.example', false],
    ['a@hotmail.fr', 'https://hotmail.fr', false],
    ['a@live.com.au', 'https://www.live.com.au', false],
  ])('ORG-3 %s for %s: %s', (email, website, proves) => {
    expect(provesClaim({ email, emailVerified: true }, website)).toBe(proves)
    expect(provesClaim({ email, emailVerified: false }, website)).toBe(false)
  })
})
