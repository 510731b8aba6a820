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
