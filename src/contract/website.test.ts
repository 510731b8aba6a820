import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWebsite, plainWebsite } from './website.ts'

it.each([
  ['example.com.', 'example.com'],
  ['https://Example.com./about.', 'https://Example.com/about.'],
  ['example.com.:8080/x', 'example.com:8080/x'],
  ['shop_name.example.com', 'shop_name.example.com'],
  ['http://_dmarc.example.co.uk', 'http://_dmarc.example.co.uk'],
  [' \u200bexample.com\ufeff', 'example.com'],
  ['\u202ehttps://example.com', 'https://example.com'],
  ['ｅｘａｍｐｌｅ．ｃｏｍ', 'example.com'],
  ['例え。jp', '例え.jp'],
  ['wool.example 。', 'wool.example'],
  ['wool.example ./about', 'wool.example/about'],
])('PRF-3 KEEP-3 takes %j for %s', (typed, normal) => {
  expect(isWebsite(typed)).toBe(true)
  expect(plainWebsite(typed)).toBe(normal)
})

it.each(['example', 'example.com..', '.com', 'exa mple.com', 'my_shop.com', 'a..b.com', '_.', '.'])(
  'PRF-3 refuses %j',
  (typed) => {
    expect(isWebsite(typed)).toBe(false)
  },
)

it('KEEP-3 the normal form of a website is its own normal form', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })), (text) => {
      expect(plainWebsite(plainWebsite(text))).toBe(plainWebsite(text))
    }),
  )
})
