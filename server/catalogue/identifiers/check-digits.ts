import { createRequire } from 'node:module'
import type * as Stdnum from 'stdnum'
import { ownChecks } from './own-checks.ts'

const load = createRequire(import.meta.url)
/** stdnum takes a sixth of a second to load: it waits for the first number that needs it. */
let stdnum: typeof Stdnum.stdnum | undefined

/**
 * Whether the check digits of a number are right.
 * @param check one of our own, or `COUNTRY.validator` of stdnum
 * @throws Error for a check that does not exist: the data is wrong, not the number
 */
export function hasRightCheckDigits(check: string, value: string): boolean {
  const own = ownChecks.get(check)
  if (own) return own(value)
  const [country = '', name = ''] = check.split('.')
  stdnum ??= (load('stdnum') as typeof Stdnum).stdnum
  const validator = stdnum[country]?.[name]
  if (!validator) throw new Error(`stdnum has no validator ${check}`)
  const bare = value.replaceAll(/[ ./-]/g, '')
  return validator.validate(value).isValid || validator.validate(bare).isValid
}
