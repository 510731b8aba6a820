import { describe, expect, it } from 'vitest'
import { decimalSign, readAmount } from './read-amount.ts'

describe('DSC-5 amounts of money', () => {
  it.each<[string, number]>([
    ['1234', 1234],
    ['1,234.50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['€ 1.234.567', 1_234_567],
    ['USD 1,234,567', 1_234_567],
    ['1 234,5', 1234.5],
    ['1\u202f234\u00a0567,89 EUR', 1_234_567.89],
    ["12'000.00 CHF", 12_000],
    ['(99.00)', -99],
    ['-12,5', -12.5],
    ['- $ 12.50', -12.5],
    ['12.50-', -12.5],
    ['+7', 7],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['12,34,567.00', 1_234_567],
    ['.5', 0.5],
    ['1.2345E+7', 12_345_000],
    ['١٬٢٣٤٫٥٠', 1234.5],
    // Most amounts have two digits of a fraction: three are a group of thousands.
    ['1.234', 1234],
    ['1,234', 1234],
  ])('reads %s', (typed, amount) => {
    expect(readAmount(typed, null)).toBe(amount)
  })

  it('takes what could be either as the other amounts of the column are written', () => {
    expect(readAmount('1.234', '.')).toBe(1.234)
    expect(readAmount('1.234', ',')).toBe(1234)
    expect(readAmount('1,234', ',')).toBe(1.234)
    expect(readAmount('1.234.567', '.')).toBe(1_234_567)
  })

  it.each([
    '',
    '-',
    'n/a',
    'approx. 5000',
    '1.5 million',
    '12.34.5',
    '1,23,4',
    '2024-01-02',
    '1e999',
  ])('knows that this is none: %s', (typed) => {
    expect(readAmount(typed, null)).toBeNull()
  })

  it('tells the sign of fractions by the amounts that leave no doubt', () => {
    expect(decimalSign(['1.234', '1.234,5', ''])).toBe(',')
    expect(decimalSign(['1.234', '12.5'])).toBe('.')
    expect(decimalSign(['1.234', '900', 'n/a'])).toBeNull()
  })
})
