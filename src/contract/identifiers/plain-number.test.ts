import { describe, expect, it } from 'vitest'
import { compactNumber, readableNumber } from './plain-number.ts'

describe('a number without its dress', () => {
  it.each([
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
    ['Khmer', '០១២៣៤៥៦៧៨៩'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['mathematical monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ])('KEEP-3 %s digits have their value', (_script, digits) => {
    expect(readableNumber(digits)).toBe('0123456789')
  })

  it.each([
    ['a byte-order mark', '\ufeff51824753556'],
    ['a soft hyphen', '51\u00ad824753556'],
    ['a space of no width', '51\u200b824753556'],
    ['marks of direction', '\u202a51824753556\u202c\u200f'],
    ['isolates', '\u206651824753556\u2069'],
    ['a joiner', '51\u2060824\u200d753556'],
    ['a filler', '51824753556\u3164'],
  ])('KEEP-3 nothing is left of %s', (_what, typed) => {
    expect(readableNumber(typed)).toBe('51824753556')
  })

  it('KEEP-3 an accent keeps its letter, with a mark of direction between them too', () => {
    expect(readableNumber('GBN\u200e\u0303771209QK5')).toBe('GBÑ771209QK5')
  })

  it.each([
    ...['51 824 753 556', '51\u00a0824\u202f753\u2007556', '51\u3000824 753\t556', '51\n824753556'],
    ...['51-824-753-556', '51–824—753‒556', '51\u2011824\u2010753-556', '51−824﹣753－556'],
    ...['51.824.753.556', '51·824・753•556', '51/824/753⁄556', '51_824_753_556', "51'824’753`556"],
    ...['(51) 824 [753] 556', '51：824、753，556', '51ー824ー753ー556'],
  ])('KEEP-3 separators go: %j', (typed) => {
    expect(compactNumber(typed)).toBe('51824753556')
  })

  it('KEEP-3 other signs stay, so that the number is refused', () => {
    expect(compactNumber('5182!4753?556')).toBe('5182!4753?556')
  })

  it('KEEP-3 a register whose parts differ in length keeps one separator between them', () => {
    expect(compactNumber(' j40 / 123 – 2005. ', '/')).toBe('J40/123/2005')
  })
})
