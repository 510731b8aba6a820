import { expect, it } from 'vitest'
import { formatCsv } from './format-csv.ts'

it('API-8 quotes what holds commas, quotation marks or line breaks', () => {
  expect(formatCsv([['a', 'b, c', 'd "e"', 'f\ng']])).toBe('a,"b, c","d ""e""","f\ng"\r\n')
})

it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])(
  'API-8 lets no spreadsheet run %j',
  (text) => {
    expect(formatCsv([[text]])).toMatch(/^"?'/)
  },
)

it.each([
  ["Acme;=cmd|' /C calc'!A1", "Acme;'=cmd|' /C calc'!A1"],
  ['a;b;-1+1;@x', "a;b;'-1+1;'@x"],
  ['a\t=1', "a\t'=1"],
  ['two lines\n=1', '"two lines\n\'=1"'],
  ['plain; text - and = signs', 'plain; text - and = signs'],
])('API-8 lets none run it either that ends cells at semicolons: %j', (text, cell) => {
  expect(formatCsv([[text]])).toBe(`${cell}\r\n`)
})
