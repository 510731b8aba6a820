import { describe, expect, it } from 'vitest'
import { provesClaim } from './claim.ts'

const vouched = '2026-11-01T00:00:00.000Z'

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
    const stored = { website, websiteSetBy: null, websiteVouchedAt: vouched }
    expect(provesClaim({ id: 'boss', email, emailVerified: true }, stored)).toBe(proves)
    expect(provesClaim({ id: 'boss', email, emailVerified: false }, stored)).toBe(false)
  })

  it.each([
    ['an owner other than the claimant set', 'owner', vouched, true],
    ['an import set', null, vouched, true],
    ['the claimant set as an owner', 'boss', vouched, false],
    ['an employee set', 'employee', null, false],
    ['nobody knows who set', null, null, false],
  ])('ACC-2 a website that %s', (_who, websiteSetBy, websiteVouchedAt, proves) => {
    const user = { id: 'boss', email: 'boss@shop.example', emailVerified: true }
    const stored = { website: 'https://shop.example', websiteSetBy, websiteVouchedAt }
    expect(provesClaim(user, stored)).toBe(proves)
  })
})
