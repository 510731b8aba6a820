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

export const nothingStated: StatedDetails = {
  ...{ number: null, issuer: null, scope: null, issuedOn: null, expiresOn: null, entryUrl: null },
}

/** Years: no certificate of today was issued before, or is valid for longer. */
const longestPast = 60
const longestValid = 60
/** Days for which a credential that is over may still be stated. */
const longestOver = 5 * 366

/**
 * Finds days that cannot be.
 * @param today wherever it is latest, so that nobody's today counts as the future
 * @returns the field that is wrong, and what it must be; null where both can be
 */
export function impossibleDay(
  { issuedOn, expiresOn }: Pick<StatedDetails, 'issuedOn' | 'expiresOn'>,
  today: Day,
): { field: 'issuedOn' | 'expiresOn'; must: string } | null {
  const years = (count: number) => addDays(today, Math.round(count * 365.25))
  if (issuedOn !== null && issuedOn > today)
    return { field: 'issuedOn', must: 'must not be in the future' }
  if (issuedOn !== null && issuedOn < years(-longestPast))
    return { field: 'issuedOn', must: `must not be more than ${longestPast} years ago` }
  if (issuedOn !== null && expiresOn !== null && expiresOn < issuedOn)
    return { field: 'expiresOn', must: 'must not be before the day of issue' }
  if (expiresOn !== null && expiresOn < addDays(today, -longestOver))
    return { field: 'expiresOn', must: 'must not be more than five years ago' }
  if (expiresOn !== null && expiresOn > years(longestValid))
    return { field: 'expiresOn', must: `must not be more than ${longestValid} years ahead` }
  return null
}

function isOfCalendar(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
