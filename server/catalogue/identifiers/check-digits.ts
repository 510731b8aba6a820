import { createRequire } from 'node:module'
import type * as Stdnum from 'stdnum'

const load = createRequire(import.meta.url)
/** stdnum takes a sixth of a second to load: it waits for the first number that needs it. */
let stdnum: typeof Stdnum.stdnum | undefined

/**
 * Whether the check digits of a number are right.
 * @param check `gs1`, `lei` or `COUNTRY.validator` of stdnum
 * @throws Error for a check that does not exist: the data is wrong, not the number
 */
export function hasRightCheckDigits(check: string, value: string): boolean {
  if (check === 'gs1') return isGs1(value)
  if (check === 'lei') return isLei(value)
  const [country = '', name = ''] = check.split('.')
  stdnum ??= (load('stdnum') as typeof Stdnum).stdnum
  const validator = stdnum[country]?.[name]
  if (!validator) throw new Error(`stdnum has no validator ${check}`)
  const bare = value.replaceAll(/[ ./-]/g, '')
  return validator.validate(value).isValid || validator.validate(bare).isValid
}

/** GS1 General Specifications, section 7.9: weights 3 and 1 from the right, modulo 10. */
function isGs1(value: string): boolean {
  const digits = Array.from(value, Number)
  const sum = digits.reduceRight((all, digit, at) => {
    const weight = (digits.length - 1 - at) % 2 === 0 ? 1 : 3
    return all + digit * weight
  }, 0)
  return sum % 10 === 0
}

/** ISO/IEC 7064 MOD 97-10 over letters as 10 to 35, as ISO 17442 asks. */
function isLei(value: string): boolean {
  const remainder = Array.from(value, (sign) => Number.parseInt(sign, 36)).reduce(
    (rest, number) => (rest * (number > 9 ? 100 : 10) + number) % 97,
    0,
  )
  return remainder === 1
}
