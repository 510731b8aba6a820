import type { NumberWriting } from './number-writing.ts'
import { compactNumber, readableNumber } from './plain-number.ts'

/** Words beside numbers that no register has for itself; letters without their accents. */
const commonLabels = [
  ...['N', 'NO', 'NR', 'NUM', 'NUMBER', 'NUMERO', 'NUMMER', 'ID', 'CODE', 'REG', 'REGISTRATION'],
  ...['BUSINESS', 'COMPANY', 'TAX', 'TIN', 'VAT'],
]

/** What a number is judged by. */
type Register = { regexValidation: string; writing?: NumberWriting | undefined }

/**
 * Brings a number as people have it on paper and in mails into the one form in which it is stored
 * (KEEP-3): browser and server ask this function alike.
 * @param matches whether a value as a whole has the form of a pattern
 * @returns null where no reading of it has the form of the register
 */
export function normalForm(
  typed: string,
  { regexValidation, writing }: Register,
  matches: (pattern: string, value: string) => boolean,
): string | null {
  return spellings(typed, writing).find((one) => matches(regexValidation, one)) ?? null
}

/**
 * Everything that a typed number may stand for, the most literal reading first.
 * @param writing unknown for the registers of another back end: there the number as it was typed comes
 * first, then without separators
 */
function spellings(typed: string, writing: NumberWriting | undefined): string[] {
  const text = readableNumber(typed)
  if (!writing) return [...new Set([text, compactNumber(text)])].filter(Boolean)
  const labels = [...commonLabels, ...(writing.labels ?? [])].sort((a, b) => b.length - a.length)
  // `201901000005 (1312525-A)`: what stands in brackets behind a number is a remark.
  const readings = [text, text.replace(/\([^()]*\)$/u, '')]
    .map((one) => compactNumber(one, writing.keeps))
    .flatMap((one) => unlabelled(one, labels, writing.keeps ?? ''))
  return [...new Set(readings.flatMap((one) => written(one, writing)))].filter(Boolean)
}

/** Words that a number has in front and behind at most: what has more is no number with a label. */
const [mostInFront, mostBehind] = [8, 4]

/** A number with all of its labels, then with fewer and fewer of them, in front and behind. */
function unlabelled(signs: string, labels: readonly string[], separator: string): string[] {
  const letters = plain(signs)
  const [starts, ends] = [[0], [signs.length]]
  for (let from = 0; starts.length <= mostInFront;) {
    const label = labels.find((one) => letters.startsWith(one, from))
    if (label === undefined) break
    from += label.length
    if (separator && letters.startsWith(separator, from)) from += separator.length
    starts.push(from)
  }
  for (let to = signs.length; ends.length <= mostBehind;) {
    const label = labels.find((one) => letters.endsWith(one, to))
    if (label === undefined) break
    to -= label.length
    if (separator && letters.endsWith(separator, to)) to -= separator.length
    ends.push(to)
  }
  return starts.flatMap((from) => ends.filter((to) => to > from).map((to) => signs.slice(from, to)))
}

/** Letters without their accents, each in its place. */
function plain(text: string): string {
  return Array.from(text, (sign) => {
    const letter = sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
    return letter.length === sign.length ? letter : sign
  }).join('')
}

/** The ways in which a register would write a number; with what may be left out, and without. */
function written(signs: string, writing: NumberWriting): string[] {
  const { drops = [], head } = writing
  const prefix = drops.toSorted((a, b) => b.length - a.length).find((one) => signs.startsWith(one))
  const bare = prefix === undefined ? [signs] : [signs.slice(prefix.length), signs]
  const heads = head ? bare.filter(({ length }) => length === head.of) : []
  return [...bare, ...heads.map((one) => one.slice(0, head?.take))].map((one) =>
    separated(filled(one, writing), writing),
  )
}

function filled(signs: string, { fill, adds = '', keeps, parts = [] }: NumberWriting): string {
  if (keeps) return inParts(signs, keeps, parts)
  const isShort = fill && signs.length >= fill.from && /^\d+$/.test(signs)
  return adds + (isShort ? signs.padStart(fill.to, '0') : signs)
}

/** `J 5/12/1995` is `J05/12/1995`. */
function inParts(signs: string, separator: string, lengths: readonly number[]): string {
  const [head = '', ...rest] = signs.split(separator)
  const all = /^\p{L}+$/u.test(head) ? [head + (rest.shift() ?? ''), ...rest] : [head, ...rest]
  if (all.length === 1) return signs
  return all
    .map((part, at) => part.replace(/\d+$/, (digits) => digits.padStart(lengths[at] ?? 0, '0')))
    .join(separator)
}

function separated(signs: string, { written: pictures, isSpaced, isLowerCase }: NumberWriting) {
  const picture = pictures?.find((one) => one.replaceAll(/[^#]/g, '').length === signs.length)
  let at = 0
  const drawn = picture?.replaceAll('#', () => signs[at++] ?? '') ?? signs
  const spaced = isSpaced
    ? drawn.replaceAll(/(\d)(\p{L})/gu, '$1 $2').replaceAll(/(\p{L})(\d)/gu, '$1 $2')
    : drawn
  return isLowerCase ? spaced.toLowerCase() : spaced
}
