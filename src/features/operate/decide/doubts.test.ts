import { expect, it } from 'vitest'
import type { Credential } from '#src/contract/catalogue.ts'
import { nothingStated, type StatedField } from '#src/contract/trust/stated-details.ts'
import { doubtsAbout } from './doubts.ts'

const kind = {
  ...{ asks: ['number', 'issuedOn', 'expiresOn', 'entryUrl'], validMonths: 36 },
  number: { name: 'certificate', pattern: String.raw`CU-\d{4}`, example: 'CU-1234' },
} as unknown as Credential
const matches = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`).test(value)
const nothing = Object.fromEntries(Object.keys(nothingStated).map((field) => [field, '']))
const about = (details: Partial<Record<StatedField, string>>, loaded: typeof matches | null) =>
  doubtsAbout(kind, { ...nothing, ...details } as Record<StatedField, string>, {
    today: '2026-11-28',
    matches: loaded,
  })
const whole = { number: 'cu-1234', issuedOn: '2025-06-01', expiresOn: '2028-05-31' }

it('OPR-2 has no doubt about what looks as the catalogue expects', () => {
  expect(about(whole, matches)).toEqual([])
})

it('OPR-2 names what was not stated, but not what has no need to be', () => {
  expect(about({}, matches)).toEqual([
    { what: 'missing', field: 'number' },
    { what: 'missing', field: 'issuedOn' },
    { what: 'missing', field: 'expiresOn' },
  ])
})

it('OPR-2 wonders at a number of another form, once it can judge that', () => {
  const odd = { ...whole, number: 'CU-12' }
  expect(about(odd, null)).toEqual([])
  expect(about(odd, matches)).toEqual([{ what: 'number-form', example: 'CU-1234' }])
})

it.each([
  ['2026-11-27', [{ what: 'over', day: '2026-11-27' }]],
  ['2026-11-28', []],
  ['2028-07-01', []],
  ['2028-07-02', [{ what: 'long-valid', months: 36 }]],
])('OPR-2 weighs the last day %s', (expiresOn, doubts) => {
  expect(about({ ...whole, expiresOn }, matches)).toEqual(doubts)
})
