import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayIn, endOfDay } from './local-date.ts'

it.each([
  ['Pacific/Kiritimati', '2028-03-01'],
  ['Australia/Perth', '2028-02-29'],
  ['Europe/Berlin', '2028-02-29'],
  ['Pacific/Niue', '2028-02-28'],
])('TRU-2 in %s it is %s', (zone, day) => {
  expect(dayIn(zone, Date.parse('2028-02-29T10:30:00Z'))).toBe(day)
})

it('TRU-2 a day ends where the clocks are changed in it', () => {
  // Lisbon sets them back at 2:00 of this Sunday, Santiago forward at midnight of the other one.
  expect(dayIn('Europe/Lisbon', Date.parse('2026-10-25T23:59:59Z'))).toBe('2026-10-25')
  expect(dayIn('Europe/Lisbon', Date.parse('2026-10-26T00:00:00Z'))).toBe('2026-10-26')
  expect(dayIn('America/Santiago', Date.parse('2026-09-06T03:59:59Z'))).toBe('2026-09-05')
  expect(dayIn('America/Santiago', Date.parse('2026-09-06T04:00:00Z'))).toBe('2026-09-06')
})

it('refuses a zone that there is not', () => {
  expect(() => dayIn('Mars/Olympus', 0)).toThrow(RangeError)
})

it('counts days over leap days and changes of the year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-11-28', 90)).toBe('2027-02-26')
})

it('TRU-2 the end of a day is where the next one begins, wherever that is', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 20_000 }), (zone, count) => {
      const day = addDays('1990-01-01', count)
      const end = endOfDay(zone, day)
      expect(dayIn(zone, end) > day).toBe(true)
      expect(dayIn(zone, end - 1) <= day).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
