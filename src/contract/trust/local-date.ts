/** A day, `2026-11-28`; days compare as texts do. */
export type Day = string

/** Milliseconds; no zone begins a day within one. */
const minute = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The day that it is somewhere at an instant.
 * @param at ms since the epoch
 * @param timeZone of the IANA database, such as `Australia/Perth`
 * @throws RangeError for a zone that there is not, or an instant beyond the calendar
 */
export function dayIn(timeZone: string, at: number): Day {
  const known = lastDays.get(timeZone)
  const minuteOf = Math.floor(at / minute)
  if (known?.minute === minuteOf) return known.day
  const day = readDay(timeZone, at)
  lastDays.set(timeZone, { minute: minuteOf, day })
  return day
}

/** Of each zone the minute that was asked for last: a profile asks for one many times. */
const lastDays = new Map<string, { minute: number; day: Day }>()

function readDay(timeZone: string, at: number): Day {
  const parts = formatOf(timeZone).formatToParts(at)
  const part = (type: 'year' | 'month' | 'day') =>
    parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    })
    formats.set(timeZone, format)
  }
  return format
}

const dayLength = 1_440 * minute
/** Zones are up to 14 hours ahead of UTC and 12 behind it. */
const widest = 15 * 60 * minute

/**
 * When a day has ended somewhere: the first instant of a later one.
 * @returns ms since the epoch, of a whole minute
 */
export function endOfDay(timeZone: string, day: Day): number {
  const key = `${timeZone} ${day}`
  const known = ends.get(key)
  if (known !== undefined) return known
  if (ends.size >= mostEnds) ends.clear()
  const end = findEnd(timeZone, day)
  ends.set(key, end)
  return end
}

/** Looking for one takes 40 µs, as long as the rest of what is said of a credential. */
const ends = new Map<string, number>()
const mostEnds = 10_000

function findEnd(timeZone: string, day: Day): number {
  let [last, later] = [Date.parse(day) - widest, Date.parse(day) + dayLength + widest]
  while (later - last > minute) {
    const middle = last + Math.floor((later - last) / 2 / minute) * minute
    if (readDay(timeZone, middle) > day) later = middle
    else last = middle
  }
  return later
}

/** The day some days later, or before where their number is negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}
