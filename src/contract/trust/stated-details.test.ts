import * as v from 'valibot'
import { expect, it } from 'vitest'
import { day, impossibleDay, nothingStated, statedDetails } from './stated-details.ts'

const today = '2026-11-28'

it.each(['2026-02-28', '2028-02-29', ' 2026-12-31 '])('%s is a day', (text) => {
  expect(v.safeParse(day, text).output).toBe(text.trim())
})

it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-00-10', '2026-4-31', '31.12.2026', ''])(
  '%s is none',
  (text) => {
    expect(v.safeParse(day, text).success).toBe(false)
  },
)

it.each([
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['register.example/1', false],
  ['https://user:pass@register.example/', false],
  ['https://register.example/1?a=b', true],
  ['http://register.example', true],
])('SEC-1 the entry %s: %s', (entryUrl, isGood) => {
  expect(v.safeParse(statedDetails, { ...nothingStated, entryUrl }).success).toBe(isGood)
})

it('a text is on one line, without control characters, and not endless', () => {
  const read = (number: string) => v.safeParse(statedDetails, { ...nothingStated, number })
  expect(read('  EMS\n771204 ').output).toMatchObject({ number: 'EMS 771204' })
  expect([read('\u0000').success, read('9'.repeat(101)).success, read(' ').success]).toEqual([
    ...[false, false, false],
  ])
})

it.each([
  [{}, null],
  [{ issuedOn: today, expiresOn: today }, null],
  [{ issuedOn: '2026-11-29' }, 'issuedOn'],
  [{ issuedOn: '1966-01-01' }, 'issuedOn'],
  [{ issuedOn: '2026-03-01', expiresOn: '2026-02-28' }, 'expiresOn'],
  [{ expiresOn: '1996-11-28' }, 'expiresOn'],
  [{ expiresOn: '2022-01-01' }, null],
  [{ expiresOn: '2086-01-01' }, null],
  [{ expiresOn: '2096-01-01' }, 'expiresOn'],
])('%j: wrong is %s', (days, field) => {
  expect(impossibleDay({ ...nothingStated, ...days }, today)?.field ?? null).toBe(field)
})
