import * as v from 'valibot'
import { expect, it } from 'vitest'
import { keyword } from './fields.ts'
import { isLongEnough } from './is-long-enough.ts'

it.each(['abc', 'BP1', '東京', '京', 'ソニー', 'さ', '서울', 'ไทย', 'ลา', '3M社', ' 東 '])(
  'KEEP-3 searches for %j',
  (text) => {
    expect(isLongEnough(text)).toBe(true)
    expect(v.is(keyword, text)).toBe(true)
  },
)

it.each(['', '  ', 'ab', ' ab ', '3M', 'ёж', 'αβ', 'אב'])(
  'KEEP-3 does not search for %j',
  (text) => {
    expect(isLongEnough(text)).toBe(false)
    expect(v.is(keyword, text)).toBe(false)
  },
)
