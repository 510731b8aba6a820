import * as v from 'valibot'
import { line } from '../fields.ts'
import * as limits from '../limits.ts'
import { scheme, websiteHref } from '../website-href.ts'
import { addDays, type Day } from './local-date.ts'

/** A day of the calendar, `2026-02-28`. */
export const day = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as 2026-02-28'),
  v.check(isOfCalendar, 'is not a day of the calendar'),
)

/** An address of the web in full; nothing else becomes a link. */
const entryUrl = v.pipe(
  line(limits.entryUrl),
  v.check(
    (text) => scheme.test(text) && websiteHref(text) !== null,
    'must be an address that begins with https:// or http://',
  ),
)

/** What is stated about a credential besides that it is held; null: nothing. */
export const statedDetails = v.strictObject({
  number: v.nullable(line(limits.credentialNumber)),
  issuer: v.nullable(line(limits.credentialIssuer)),
  scope: v.nullable(line(limits.credentialScope)),
  issuedOn: v.nullable(day),
  expiresOn: v.nullable(day),
  entryUrl: v.nullable(entryUrl),
})
export type StatedDetails = v.InferOutput<typeof statedDetails>
export type StatedField = keyof StatedDetails

/** In the order in which they are asked for. */
export const statedFields = Object.keys(statedDetails.entries) as readonly StatedField[]

export const nothingStated: StatedDetails = {
  ...{ number: null, issuer: null, scope: null, issuedOn: null, expiresOn: null, entryUrl: null },
}

/** Years: no certificate of today was issued before, or is valid for longer. */
export const longestPast = 60
export const longestValid = 60
/** Years for which a credential that is over may still be stated. */
export const longestOver = 5

/** Rules that days break; the last part of the ids of their sentences. */
export type DayRule =
  'day-ahead' | 'day-too-old' | 'ends-before-issue' | 'long-over' | 'ends-too-late'

/**
 * Finds days that cannot be.
 * @param today wherever it is latest, so that nobody's today counts as the future
 * @returns the field that is wrong, and the rule that it breaks; null where both can be
 */
export function impossibleDay(
  { issuedOn, expiresOn }: Pick<StatedDetails, 'issuedOn' | 'expiresOn'>,
  today: Day,
): { field: 'issuedOn' | 'expiresOn'; rule: DayRule } | null {
  const years = (count: number) => addDays(today, Math.round(count * 365.25))
  if (issuedOn !== null && issuedOn > today) return { field: 'issuedOn', rule: 'day-ahead' }
  if (issuedOn !== null && issuedOn < years(-longestPast))
    return { field: 'issuedOn', rule: 'day-too-old' }
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn)
    return { field: 'expiresOn', rule: 'ends-before-issue' }
  if (expiresOn !== null && expiresOn < years(-longestOver))
    return { field: 'expiresOn', rule: 'long-over' }
  if (expiresOn !== null && expiresOn > years(longestValid))
    return { field: 'expiresOn', rule: 'ends-too-late' }
  return null
}

/** The day that it is where it is latest: half a day ahead of UTC and more. @param now ms since the epoch */
export const latestToday = (now: number): Day =>
  addDays(new Date(now).toISOString().slice(0, 10), 1)

function isOfCalendar(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
