/** Puts check digits to the rest of a number; null where this rest has none, and no firm has it. */
export type Finish = (rest: string) => string | null

/** The sum of the digits of a text, each times its weight; other signs do not count. */
export function weigh(text: string, weights: readonly number[]): number {
  const digits = text.replaceAll(/\D/g, '')
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
}

const behind = (rest: string, check: number | string | undefined): string | null =>
  check === undefined || check === 10 ? null : `${rest}${check}`

/** Eleven less what is left of the weighed sum, 11 as 0; a rest that would need 10 has no number. */
export function elevenLess(...weights: readonly number[]): Finish {
  return (rest) => behind(rest, (11 - (weigh(rest, weights) % 11)) % 11)
}

/** The same, but for two values that a register gives in another way. */
export function elevenLessOr(
  ten: number | string,
  eleven: number | string,
  ...weights: number[]
): Finish {
  return (rest) => {
    const check = 11 - (weigh(rest, weights) % 11)
    return behind(rest, check === 10 ? ten : check === 11 ? eleven : check)
  }
}

/** What is left of the weighed sum by eleven, with other weights where that is 10. */
export function leftOfEleven(weights: readonly number[], second?: readonly number[]): Finish {
  return (rest) => {
    const first = weigh(rest, weights) % 11
    const check = first === 10 && second ? (weigh(rest, second) % 11) % 10 : first
    return behind(rest, check)
  }
}

/** A sign of a list, by what is left of the weighed sum. */
export function signOf(signs: string, weights: readonly number[]): Finish {
  return (rest) => behind(rest, signs[weigh(rest, weights) % signs.length])
}

/** Luhn's rule: every second digit from the right counts twice, as the sum of its digits. */
export function luhn(rest: string): string {
  const digits = rest.replaceAll(/\D/g, '')
  const sum = Array.from(digits, Number).reduce((all, digit, at) => {
    const weighed = digit * ((digits.length - at) % 2 === 1 ? 2 : 1)
    return all + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return `${rest}${(10 - (sum % 10)) % 10}`
}

/** GS1: weights 3 and 1 from the right. */
export function gs1(rest: string): string {
  const sum = Array.from(rest, Number).reduce(
    (all, digit, at) => all + digit * ((rest.length - at) % 2 === 1 ? 3 : 1),
    0,
  )
  return `${rest}${(10 - (sum % 10)) % 10}`
}
