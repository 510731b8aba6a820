import type { Credential } from '#src/contract/catalogue.ts'
import type { MatchesFormat } from '#src/contract/identifiers/matches-format.ts'
import { oneLine } from '#src/contract/one-line.ts'
import type { Day } from '#src/contract/trust/local-date.ts'
import { numberFits } from '#src/contract/trust/number-fits.ts'
import type { StatedField } from '#src/contract/trust/stated-details.ts'

/** What does not look as the catalogue expects: for the verifier to weigh, not a refusal. */
export type Doubt =
  | { what: 'missing'; field: StatedField }
  | { what: 'number-form'; example: string | null }
  | { what: 'over'; day: Day }
  | { what: 'long-valid'; months: number }

/** Months by which a certificate may be longer than is usual before anybody wonders. */
const tolerance = 1

/**
 * Compares what a certificate says with what the catalogue expects of its kind.
 * @param today of the verifier
 * @param matches judges the form of numbers; null as long as that is not loaded
 */
export function doubtsAbout(
  { asks = [], number: form, validMonths }: Credential,
  details: Readonly<Record<StatedField, string>>,
  { today, matches }: { today: Day; matches: MatchesFormat | null },
): Doubt[] {
  const text = (field: StatedField) => oneLine(details[field])
  const [number, issued, expires] = [text('number'), text('issuedOn'), text('expiresOn')]
  const misfits = form?.pattern && number && matches && !numberFits(form.pattern, number, matches)
  const months = issued && expires ? monthsBetween(issued, expires) : 0
  return [
    ...asks
      // What has no end has none to be stated.
      .filter((field) => !text(field) && field !== 'entryUrl' && field !== 'scope')
      .map((field) => ({ what: 'missing' as const, field })),
    ...(misfits ? [{ what: 'number-form' as const, example: form.example ?? null }] : []),
    ...(expires && expires < today ? [{ what: 'over' as const, day: expires }] : []),
    ...(validMonths && months > validMonths + tolerance
      ? [{ what: 'long-valid' as const, months: validMonths }]
      : []),
  ]
}

/** Whole months from one day to another, rounded up. */
function monthsBetween(from: Day, to: Day): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = to.split('-').map(Number)
  return (lastYear - year) * 12 + (lastMonth - month) + (lastDay > day ? 1 : 0)
}
