import { type Finish, weigh } from './check-digits.ts'

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** What is left of a long number of letters, as 10 to 35, and digits. */
function leftOf97(text: string): number {
  return Array.from(text, (sign) => Number.parseInt(sign, 36)).reduce(
    (left, number) => (left * (number > 9 ? 100 : 10) + number) % 97,
    0,
  )
}

/** LEI (ISO 7064, MOD 97-10). */
export const lei: Finish = (rest) => rest + twoDigits(98 - leftOf97(`${rest}00`))

/** Belgium: 97 less what is left of the number. */
export const belgian: Finish = (rest) => rest + twoDigits(97 - leftOf97(rest))

/** Morocco: the whole number is divisible by 97. */
export const moroccan: Finish = (rest) => rest + twoDigits((97 - leftOf97(`${rest}00`)) % 97)

/** Australia's ABN: two digits in front, so that the weighed sum is divisible by 89. */
export const abn: Finish = (rest) => {
  const sum = weigh(rest, [3, 5, 7, 9, 11, 13, 15, 17, 19])
  return twoDigits(89 - (sum % 89) + 10) + rest
}

/** Japan: one digit in front, weights 1 and 2 from the right, modulo 9. */
export const japanese: Finish = (rest) => {
  const sum = Array.from(rest, Number).reduce(
    (all, digit, at) => all + digit * ((rest.length - at) % 2 === 1 ? 1 : 2),
    0,
  )
  return `${9 - (sum % 9)}${rest}`
}

/** Brazil: two digits, the second over the first too. */
export const brazilian: Finish = (rest) => {
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  const digit = (text: string) => {
    const left = weigh(text, weights.slice(-text.length)) % 11
    return left < 2 ? 0 : 11 - left
  }
  const first = `${rest}${digit(rest)}`
  return `${first}${digit(first)}`
}

/** China: powers of 3 modulo 31 over 31 signs. */
export const chinese: Finish = (rest) => {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  let [sum, weight] = [0, 1]
  for (const sign of rest) {
    sum += weight * signs.indexOf(sign)
    weight = (weight * 3) % 31
  }
  return rest + (signs[(31 - (sum % 31)) % 31] ?? '')
}

/** Turkey: each digit and its place, raised and modulo 9. */
export const turkish: Finish = (rest) => {
  const sum = Array.from(rest, Number).reduce((all, digit, at) => {
    const moved = (digit + 9 - at) % 10
    const raised = (moved * 2 ** (9 - at)) % 9
    return all + (moved !== 0 && raised === 0 ? 9 : raised)
  }, 0)
  return `${rest}${(10 - (sum % 10)) % 10}`
}

/** Taiwan: digits of the products, divisible by 5. */
export const taiwanese: Finish = (rest) => {
  const sum = [1, 2, 1, 2, 1, 2, 4].reduce((all, weight, at) => {
    const product = weight * Number(rest[at])
    return all + Math.floor(product / 10) + (product % 10)
  }, 0)
  return `${rest}${(5 - (sum % 5)) % 5}`
}

/** Germany's VAT number (ISO 7064, MOD 11,10). */
export const germanVat: Finish = (rest) => {
  const product = Array.from(rest.replaceAll(/\D/g, ''), Number).reduce(
    (carried, digit) => (2 * ((digit + carried) % 10 || 10)) % 11,
    10,
  )
  return `${rest}${(11 - product) % 10}`
}

/** Romania: ten times the weighed sum, modulo 11, of a number of seven digits. */
export const romanian: Finish = (rest) =>
  `${rest}${((weigh(rest, [3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10}`

/** Thailand: eleven less what is left, its last digit. */
export const thai: Finish = (rest) =>
  `${rest}${(11 - (weigh(rest, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10}`

/** Vietnam: ten less what is left by eleven; a rest that would need 10 has no number. */
export const vietnamese: Finish = (rest) => {
  const check = 10 - (weigh(rest, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11)
  return check === 10 ? null : `${rest}${check}`
}

/** Korea: the last digit counts five times more, as tens. */
export const korean: Finish = (rest) => {
  const sum = weigh(rest, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(rest.at(-1)) * 5) / 10)
  return `${rest}${(10 - (sum % 10)) % 10}`
}

/** Mexico: weights 13 to 2 over a blank and the signs of the number, by their place in a list. */
export const mexican: Finish = (rest) => {
  const signs = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'
  const sum = Array.from(` ${rest}`).reduce(
    (all, sign, at) => all + signs.indexOf(sign) * (13 - at),
    0,
  )
  return rest + ('0123456789A'[(11 - (sum % 11)) % 11] ?? '')
}
