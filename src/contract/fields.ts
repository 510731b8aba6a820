import * as v from 'valibot'
import { idForm } from './catalogue-id.ts'
import { plainEmail } from './email-address.ts'
import { isLongEnough } from './is-long-enough.ts'
import * as limits from './limits.ts'
import { isBlank, manyLines, oneLine } from './one-line.ts'

/**
 * Single line of text: what was pasted with tabs or line breaks is put on one line and trimmed; without
 * other control characters, 1 to `max` characters of which at least one can be seen.
 */
export const line = (max: number) =>
  v.pipe(
    v.string(),
    rewrite(oneLine),
    v.minLength(1, 'must not be empty'),
    v.maxLength(max, `must have at most ${max} characters`),
    v.check((text) => !hasControlCharacter(text), 'must not contain control characters'),
    v.check((text) => !isBlank(text), 'must not be empty'),
  )

/** A mail address, brought into its normal form; whether it can be one, whoever takes it says in its own words. */
export const emailLine = v.pipe(line(limits.email), rewrite(plainEmail))

/** Text of several lines, 0 to `max` characters; the soft breaks of word processors break lines too. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    rewrite(manyLines),
    v.maxLength(max, `must have at most ${max} characters`),
    v.check(
      (value) => !hasControlCharacter(value.replaceAll(/[\n\r\t]/g, '')),
      'must not contain control characters',
    ),
  )

/** Ids of the catalogue: `AU-NSW`, `iso-14001`, `62.01`. */
export const catalogueId = v.pipe(v.string(), v.regex(idForm, 'is not a known id'))

/** An id of the catalogue where an editor gives it to something new. */
export const givenId = v.pipe(
  v.string(),
  v.regex(idForm, 'must be 1 to 80 letters, digits, dots, dashes and underscores'),
)

/** Public, stable name of an organisation in URLs. */
export const slug = v.pipe(
  v.string(),
  v.maxLength(80, 'must have at most 80 characters'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and dashes'),
)

/** A slug as people copy it into a badge or an address: in capitals, with spaces around it (KEEP-3). */
export const typedSlug = v.pipe(v.string(), v.trim(), v.toLowerCase(), slug)

/** ISO 3166-1 alpha-2. */
export const countryCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'is not a two-letter country code'),
)

/** What a keyword search takes. */
export const keyword = v.pipe(
  v.string(),
  v.trim(),
  v.check(isLongEnough, `needs at least ${limits.searchMinLength} characters`),
  v.maxLength(limits.keyword, `must have at most ${limits.keyword} characters`),
)

/** ISO 8601, UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp())

/** Halves of characters (lone surrogates) count too: no database and no page can show them. */
function hasControlCharacter(value: string): boolean {
  return /[\p{Cc}\p{Cs}]/u.test(value)
}

/**
 * Brings a text into its normal form. Valibot's own `transform` would end the description of a field in the OpenAPI document: lengths that
 * are checked afterwards would be missing from it.
 */
export function rewrite(
  change: (value: string) => string,
): v.BaseTransformation<string, string, never> {
  return {
    kind: 'transformation',
    type: 'rewrite',
    reference: rewrite,
    async: false,
    '~run': (dataset) => ({ ...dataset, value: change(dataset.value) }),
  }
}
