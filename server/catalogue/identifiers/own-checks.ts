/** Rules that stdnum 1.12 lacks, or has otherwise than the register; the data says where each comes from. */
export const ownChecks: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['gs1', isGs1],
  ['lei', isLei],
  ['az-voen', (value) => weigh(value, [4, 1, 8, 6, 2, 7, 5, 3]) % 11 === Number(value[8])],
  ['bg-eik', isInTwoPasses],
  // Whatever account follows.
  ['ca-bn', (value) => isLuhn(value.slice(0, 9))],
  ['cn-uscc', isCreditCode],
  ['fr-siret', isSiret],
  ['ico', isIco],
  ['kz-bin', isBin],
  ['py-ruc', isPyRuc],
  ['ro-onrc', isOnrc],
  ['sk-dph', (value) => Number(value.replace('SK', '')) % 11 === 0],
  ['tw-ubn', isUbn],
])

/** The sum of the leading digits, each times its weight. */
function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
}

const countFrom = (first: number, length: number) => Array.from({ length }, (_, at) => first + at)

/** GS1 General Specifications, section 7.9: weights 3 and 1 from the right, modulo 10. */
function isGs1(value: string): boolean {
  const weights = Array.from(value, (_, at) => ((value.length - at) % 2 === 0 ? 3 : 1))
  return weigh(value, weights) % 10 === 0
}

/** ISO/IEC 7064 MOD 97-10 over letters as 10 to 35, as ISO 17442 asks. */
function isLei(value: string): boolean {
  const remainder = Array.from(value, (sign) => Number.parseInt(sign, 36)).reduce(
    (rest, number) => (rest * (number > 9 ? 100 : 10) + number) % 97,
    0,
  )
  return remainder === 1
}

/** EIK: weights 1 to 8 modulo 11, 3 to 10 where that leaves 10. */
function isInTwoPasses(value: string): boolean {
  const first = weigh(value, countFrom(1, 8)) % 11
  const rest = first === 10 ? weigh(value, countFrom(3, 8)) % 11 : first
  return rest % 10 === Number(value[8])
}

/** Luhn: every second digit from the right counts twice, as the sum of its digits. */
function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((all, digit, at) => {
    const weighed = digit * ((digits.length - at) % 2 === 0 ? 2 : 1)
    return all + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** The company's number follows Luhn's rule, and all of it; La Poste had more branches than that allows. */
function isSiret(value: string): boolean {
  const digits = value.replaceAll(' ', '')
  if (!isLuhn(digits.slice(0, 9))) return false
  const sum = Array.from(digits, Number).reduce((all, digit) => all + digit, 0)
  return isLuhn(digits) || (digits.startsWith('356000000') && sum % 5 === 0)
}

/** GB 32100-2015: powers of 3 modulo 31 over 31 signs, the last of which makes the sum whole. */
function isCreditCode(value: string): boolean {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  let [sum, weight] = [signs.indexOf(value.slice(-1)), 1]
  for (const sign of value.slice(0, -1)) {
    sum += weight * signs.indexOf(sign)
    weight = (weight * 3) % 31
  }
  return sum % 31 === 0
}

/** Weights 8 to 2 modulo 11; the digit complements to 11, where 10 is 0 and 11 is 1. */
function isIco(value: string): boolean {
  const rest = weigh(value, [8, 7, 6, 5, 4, 3, 2]) % 11
  return (11 - rest) % 10 === Number(value[7])
}

/** Weights 1 to 11 modulo 11, 3 to 11 and 1, 2 where that leaves 10. */
function isBin(value: string): boolean {
  const first = weigh(value, countFrom(1, 11)) % 11
  const rest = first === 10 ? weigh(value, [...countFrom(3, 9), 1, 2]) % 11 : first
  return rest === Number(value[11])
}

/** Weights 2 and up from the right, modulo 11; rests of 0 and 1 give 0. */
function isPyRuc(value: string): boolean {
  const digits = value.replace('-', '')
  const weights = countFrom(2, digits.length - 1).toReversed()
  const rest = weigh(digits, weights) % 11
  return (rest > 1 ? 11 - rest : 0) === Number(digits.at(-1))
}

/** Since 2024 the last digit is the sum of all others, J counting 4, C 7 and F 0; before, there was none. */
function isOnrc(value: string): boolean {
  if (value.includes('/')) {
    const [county = '', , year = ''] = value.slice(1).split('/')
    const isCounty = (Number(county) >= 1 && Number(county) <= 40) || ['51', '52'].includes(county)
    return isCounty && Number(year) >= 1990 && Number(year) <= 2024
  }
  const kind = value.startsWith('J') ? 4 : value.startsWith('C') ? 7 : 0
  const sum = Array.from(value.slice(1, -1), Number).reduce((all, digit) => all + digit, kind)
  return sum % 10 === Number(value.at(-1))
}

/** Digits of the products, divisible by 5 since April 2023; a 7 in the seventh place may count one more. */
function isUbn(value: string): boolean {
  const sum = [1, 2, 1, 2, 1, 2, 4, 1].reduce((all, weight, at) => {
    const product = weight * Number(value[at])
    return all + Math.floor(product / 10) + (product % 10)
  }, 0)
  return sum % 5 === 0 || (value[6] === '7' && (sum + 1) % 5 === 0)
}
