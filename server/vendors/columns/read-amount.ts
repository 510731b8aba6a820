/** Sign behind which the fraction of an amount stands. */
export type DecimalSign = '.' | ','

/** An amount that is taken apart: groups of digits with signs between. */
type Written = { isNegative: boolean; groups: string[]; signs: string[] }

/** What is larger was no amount. */
const most = 1e15
const scientific = /^[-+]?\d+(?:\.\d+)?e[-+]?\d{1,3}$/i

/**
 * Reads an amount of money in the ways in which lists have it: `1,234.50`, `1.234,50 €`, `USD 1 234`, `(99.00)`, `12'000-`.
 * @param decimal sign of the fraction in this column, which decides what `1.234` is; null: it has no fractions
 * @returns without its currency; null for what is no amount
 */
export function readAmount(typed: string, decimal: DecimalSign | null): number | null {
  const plain = western(typed)
  if (scientific.test(plain)) return within(Number(plain))
  const written = takeApart(plain)
  if (!written) return null
  const { isNegative, groups, signs } = written
  const fraction = fractionSign(written) ?? decimal
  const at = fraction !== null && signs.at(-1) === fraction && isOnce(signs, fraction) ? 1 : 0
  const whole = groups.slice(0, groups.length - at)
  const isGrouped = whole.every(
    (group, place) =>
      place === 0 || group.length === 3 || (group.length === 2 && place < whole.length - 1),
  )
  if (!isGrouped || (whole.length > 1 && (whole[0]?.length ?? 0) > 3)) return null
  const value = Number(`${whole.join('') || '0'}.${at ? groups.at(-1) : '0'}`)
  return within(isNegative ? -value : value)
}

/**
 * The sign of the fraction in a column, by its cells that leave no doubt.
 * @returns null where none does: then `1.234` has groups of thousands, since amounts have two digits of a fraction
 */
export function decimalSign(cells: readonly string[]): DecimalSign | null {
  const signs = cells.flatMap((cell) => {
    const plain = western(cell)
    if (scientific.test(plain)) return '.'
    const written = takeApart(plain)
    return (written && fractionSign(written)) ?? []
  })
  const points = signs.filter((sign) => sign === '.').length
  if (signs.length === 0) return null
  return points * 2 >= signs.length ? '.' : ','
}

/** The sign of a fraction where an amount leaves no doubt; null where it has none, or it could be one of thousands. */
function fractionSign({ groups, signs }: Written): DecimalSign | null {
  const last = signs.at(-1)
  if ((last !== '.' && last !== ',') || !isOnce(signs, last)) return null
  if (signs.length > 1) return last
  const [first = '', second = ''] = groups
  return second.length === 3 && first.length <= 3 && !/^0?$/.test(first) ? null : last
}

const isOnce = (signs: readonly string[], sign: string) => signs.indexOf(sign) === signs.length - 1

/** @returns null for what is no amount */
function takeApart(plain: string): Written | null {
  const bare = plain.replaceAll(/^\p{L}{1,3}\.?\s*|\s*\p{L}{1,3}\.?$|\p{Sc}/gu, '').trim()
  const inside = /^(?:\((.*)\)|(.*)-|-(.*))$/.exec(bare)
  const isNegative = inside !== null
  const digits = (inside ? (inside[1] ?? inside[2] ?? inside[3] ?? '') : bare.replace(/^\+/, ''))
    .replaceAll(/\p{Sc}/gu, '')
    .trim()
  if (!/^\d*(?:[.,' ]\d+)*$/.test(digits) || !/\d/.test(digits)) return null
  return { isNegative, groups: digits.split(/[.,' ]/), signs: digits.match(/[.,' ]/g) ?? [] }
}

/** Digits and signs of other scripts, and spaces of every width, as one knows them. */
function western(typed: string): string {
  return typed
    .trim()
    .replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll('\u066b', ',')
    .replaceAll('\u066c', "'")
    .replaceAll(/[\u2019`´]/g, "'")
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s+/gu, ' ')
}

const within = (value: number) => (Number.isFinite(value) && Math.abs(value) <= most ? value : null)
