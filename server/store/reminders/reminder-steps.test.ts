import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayIn } from '#src/contract/trust/local-date.ts'
import { daysLeft, dueStep, morningOf, nextStepDay } from './reminder-steps.ts'

const last = '2027-03-31'
const before = (days: number) => addDays(last, -days)

it.each([
  [400, [], null],
  [91, [], null],
  [90, [], 90],
  [89, [], 90],
  [89, [90], null],
  [31, [90], null],
  [30, [90], 30],
  // Confirmed with 12 days left, or after the portal was down for weeks: the nearest step, once.
  [12, [], 30],
  [12, [90], 30],
  [12, [90, 30], null],
  [7, [90, 30], 7],
  [3, [], 7],
  [1, [90, 30, 7], null],
  [0, [90, 30, 7], 0],
  [0, [], 0],
  [0, [90, 30, 7, 0], null],
  [-1, [], null],
  [-400, [90], null],
  // The clock was set back by three weeks since.
  [28, [90, 30, 7], null],
])('TRU-6 with %d days left, and reminded of %j: %j', (left, past, step) => {
  expect(dueStep(last, before(left), past)).toBe(step)
})

it.each([
  [400, 90],
  [91, 90],
  [90, 30],
  [31, 30],
  [30, 7],
  [8, 7],
  [7, 0],
  [1, 0],
  [0, null],
  [-5, null],
])('TRU-6 with %d days left the next step is %j days before', (left, step) => {
  expect(nextStepDay(last, before(left))).toBe(step === null ? null : before(step))
})

it('TRU-6 whenever somebody looks, each step comes once at most, in order, and on its day for who looks daily', () => {
  const looks = fc.uniqueArray(fc.integer({ min: -20, max: 200 }), { maxLength: 40 })
  fc.assert(
    fc.property(looks, (days) => {
      const past: number[] = []
      for (const left of days.toSorted((one, other) => other - one)) {
        const step = dueStep(last, before(left), past)
        if (step === null) continue
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(step)
        expect(days.includes(step) ? left : step).toBe(step)
        past.push(step)
      }
      expect(past).toEqual([...new Set(past)].toSorted((one, other) => other - one))
      expect(past.includes(0)).toBe(days.includes(0))
    }),
  )
})

it('TRU-6 after the step of a day the next one is looked for on the very day on which it comes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (start) => {
      let today = before(start)
      const past: number[] = []
      for (;;) {
        const step = dueStep(last, today, past)
        if (step !== null) past.push(step)
        const next = nextStepDay(last, today)
        if (next === null) break
        expect(dueStep(last, addDays(next, -1), past)).toBeNull()
        today = next
      }
      expect(past.at(-1)).toBe(0)
      expect(daysLeft(last, today)).toBe(0)
    }),
  )
})

it.each([
  ['Australia/Sydney', '2026-12-30T19:00:00Z'],
  ['Pacific/Honolulu', '2026-12-31T16:00:00Z'],
  ['Europe/Berlin', '2026-12-31T05:00:00Z'],
  ['Etc/GMT+12', '2026-12-31T18:00:00Z'],
])('TRU-6 a day begins for mails at six in the morning in %s', (zone, expected) => {
  const morning = morningOf(zone, '2026-12-31')
  expect(new Date(morning).toISOString()).toBe(expected.replace('Z', '.000Z'))
  expect(dayIn(zone, morning)).toBe('2026-12-31')
})
