import { RE2JS } from 're2js'
import * as v from 'valibot'
import { catalogueId } from '#src/contract/fields.ts'
import {
  type CredentialChanges,
  credentialChanges,
  credentialNumber,
  may,
  neededFields,
} from '#src/contract/operate/credential-changes.ts'
import { numberFits } from '#src/contract/trust/number-fits.ts'

/** Runs on a linear-time engine, in the browser too. */
const number = v.pipe(
  credentialNumber,
  v.forward(
    v.check(
      ({ pattern }) => pattern === undefined || isReadable(pattern),
      'is not a pattern that can be read (RE2 syntax)',
    ),
    ['pattern'],
  ),
  v.forward(
    v.check(
      ({ pattern, example }) =>
        pattern === undefined ||
        !isReadable(pattern) ||
        (example !== undefined && numberFits(pattern, example, matches)),
      'must be a number that has the form of the pattern',
    ),
    ['example'],
  ),
)

/** What an operator says of an entry; the rules of the contract, and those that only the server can judge. */
export const entryFields = v.strictObject({ ...credentialChanges.entries, number: may(number) })

/** The same with the id of the entry, as the command line and files have it. */
export const entryChanges = v.strictObject({ id: catalogueId, ...entryFields.entries })
export type EntryChanges = CredentialChanges

/** What an entry of the operator's own lacks. */
export const missingIn = (
  changes: Readonly<Record<string, unknown>>,
): (typeof neededFields)[number][] =>
  neededFields.filter((name) => (changes[name] ?? null) === null)

function isReadable(pattern: string): boolean {
  try {
    return read(pattern) !== null
  } catch {
    return false
  }
}

const read = (pattern: string) => RE2JS.compile(RE2JS.translateRegExp(pattern))
const matches = (pattern: string, value: string) => read(pattern).matches(value)
