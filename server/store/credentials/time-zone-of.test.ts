import { expect, it } from 'vitest'
import { dayIn, endOfDay } from '#src/contract/trust/local-date.ts'
import countries from '../../catalogue/data/countries.json' with { type: 'json' }
import { timeZoneOf } from './time-zone-of.ts'

it.each([
  ['DE', 'Europe/Berlin'],
  ['AU', 'Australia/Perth'],
  ['US', 'Pacific/Honolulu'],
  ['PT', 'Atlantic/Azores'],
  ['NZ', 'Pacific/Auckland'],
])('TRU-2 the days of %s end in %s', (country, zone) => {
  const end = endOfDay(timeZoneOf(country), '2026-01-15')
  expect(end).toBe(endOfDay(zone, '2026-01-15'))
})

it('TRU-2 a day of nowhere ends where it ends last', () => {
  expect(endOfDay(timeZoneOf(null), '2026-01-15')).toBe(Date.parse('2026-01-16T12:00:00Z'))
})

it('TRU-2 every country of the catalogue has days', () => {
  for (const { code } of countries) expect(dayIn(timeZoneOf(code), 0)).toMatch(/^19(?:69|70)-/)
})
