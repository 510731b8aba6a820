import type { Day } from '#src/contract/trust/local-date.ts'

const dayLength = 86_400_000
let last = { number: -1, day: '' }

/** The day of UTC at an instant; cheap where it is asked for again and again. @param at ms since the epoch */
export function utcDay(at: number): Day {
  const number = Math.floor(at / dayLength)
  if (last.number !== number)
    last = { number, day: new Date(number * dayLength).toISOString().slice(0, 10) }
  return last.day
}
