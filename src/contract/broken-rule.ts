import type { ProblemParams } from './problem.ts'

/**
 * What the schemas of the contract say in English of a value that breaks a rule which people can run
 * into, and the reason under which the dictionary `problems` has it as a sentence, with its places.
 */
const rules = {
  'too-short': /^needs at least (?<least>\d+) characters$/,
  'too-long': /^must have at most (?<most>\d+) characters$/,
  'too-many-entries': /^must have at most (?<most>\d+) entries$/,
  'too-many-addresses': /^must have at most (?<most>\d+) addresses$/,
  'too-few-digits': /^must have at least (?<least>\d+) digits$/,
  'phone-signs': /^may have digits and the signs /,
  'control-characters': /^must not contain control characters$/,
  empty: /^must not be empty$/,
  'no-business-number': /^needs at least one business number$/,
  'repeated-registry': /^Error: Only one business number per registry may be added$/,
  'no-address': /^needs at least one address$/,
  'description-language': /^is not a language that a description can have$/,
  'no-day': /^(?:must be a day as 2026-02-28|is not a day of the calendar)$/,
  'no-address-of-web': /^must be an address that begins with https/,
  website: /^Please enter a valid website$/,
  'http-address': /^must be a http\(s\) address$/,
  'http-address-or-path': /^must be a http\(s\) address or a path$/,
  'coupon-code': /^is needed for the category (?<category>\w+)$/,
  'code-of-coupon': /^is only for the category (?<category>\w+)$/,
  'button-part': /^is needed where there is a button$/,
  'https-address': /^must begin with https:\/\/$/,
  pattern: /^is not a pattern that can be read \(RE2 syntax\)$/,
  'pattern-example': /^must be a number that has the form of the pattern$/,
  slug: /^must be small letters, digits and dashes$/,
  'given-id': /^must be 1 to 80 letters, digits, dots, dashes and underscores$/,
  'no-category': /^needs at least one category$/,
  goals: /^must be goals from 1 to 17$/,
  months: /^must be whole months from 1 to 720$/,
  'one-of': /^must be \((?<choices>[^()]*)\)$/,
} as const

type RuleReason = keyof typeof rules

/**
 * @param words of a schema: a whole sentence, or what follows the name of the field
 * @returns null for a rule that only programs can break; no `params` for a sentence without places
 */
export function brokenRule(words: string): { reason: RuleReason; params?: ProblemParams } | null {
  for (const reason of Object.keys(rules) as RuleReason[]) {
    const found = rules[reason].exec(words)
    if (!found) continue
    if (!found.groups) return { reason }
    const places = Object.entries(found.groups).map(
      ([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text] as const,
    )
    return { reason, params: Object.fromEntries(places) }
  }
  return null
}
