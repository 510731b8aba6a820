import fc from 'fast-check'
import { RE2JS } from 're2js'
import { beforeAll, describe, expect, it } from 'vitest'
import { normalForm } from '#src/contract/identifiers/normal-form.ts'
import * as limits from '#src/contract/limits.ts'
import { loadCatalogue, type Catalogue } from '../catalogue.ts'
import definitions from '../data/identifier-types.json' with { type: 'json' }
import spellings from '../sources/identifier-spellings.json' with { type: 'json' }

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const patterns = new Map(
  definitions.map(({ regexValidation: source }) => [
    source,
    RE2JS.compile(RE2JS.translateRegExp(source)),
  ]),
)

/** As a browser asks: with what the API gives it, on its linear-time engine. */
function inBrowser(typeId: string, typed: string): string | null {
  const type = catalogue.identifierTypeById(typeId)
  const matches = (source: string, value: string) => patterns.get(source)?.matches(value) ?? false
  return type ? normalForm(typed, type, matches) : null
}

const digitsOf = (zero: number) => (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

/** What mail programs, word processors, keyboards and spreadsheets make of a number. */
const dresses: Readonly<Record<string, (text: string) => string>> = {
  'small letters': (text) => text.toLowerCase(),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'narrow spaces': (text) => text.replaceAll(' ', '\u202f'),
  'en dashes': (text) => text.replaceAll('-', '–'),
  'non-breaking hyphens': (text) => text.replaceAll('-', '\u2011'),
  'full-width signs': fullWidth,
  'Arabic-Indic digits': digitsOf(0x660),
  'Devanagari digits': digitsOf(0x966),
  'marks that nobody sees': (text) => `\ufeff\u202a${Array.from(text).join('\u200b')}\u202c`,
  'soft hyphens': (text) => Array.from(text).join('\u00ad'),
  'white space around it': (text) => `\t ${text} \r\n`,
  'decomposed accents': (text) => text.normalize('NFD'),
}

describe('spellings of a business number', () => {
  it('KEEP-3 are listed for every type, each with when and where its rules were looked up', () => {
    const listed = new Set(spellings.map(({ typeId }) => typeId))
    expect(definitions.filter(({ typeId }) => !listed.has(typeId))).toEqual([])
    const unchecked = definitions.filter(
      ({ checked, source }) => !/^20\d\d-\d\d-\d\d$/.test(checked) || source === '',
    )
    expect(unchecked).toEqual([])
  })

  it.each(spellings.map((one) => [one.typeId, one.normal, one] as const))(
    'KEEP-3 %s: all are %s, in the browser and on the server',
    (typeId, normal, one) => {
      for (const spelling of one.spellings) {
        const found = [
          catalogue.normalIdentifier(typeId, spelling),
          inBrowser(typeId, spelling),
          ...Object.values(dresses).map((dress) => inBrowser(typeId, dress(spelling))),
        ]
        expect(found, spelling).toEqual(found.map(() => normal))
      }
    },
  )

  it.each(spellings.map((one) => [one.typeId, one] as const))(
    'KEEP-3 %s refuses what is not its number',
    (typeId, { refused }) => {
      expect(refused.length).toBeGreaterThan(0)
      const taken = refused.filter((one) => catalogue.normalIdentifier(typeId, one) !== null)
      expect(taken).toEqual([])
    },
  )

  it('KEEP-3 what is nothing but words is refused, without all of its parts being tried', () => {
    // Tried in all ways, each of them takes a second.
    const typed = ['N'.repeat(64), 'NO'.repeat(32), 'ABN'.repeat(21), 'ABN '.repeat(16)]
    const taken = definitions.filter(({ typeId }) =>
      typed.some((one) => catalogue.normalIdentifier(typeId, one) !== null),
    )
    expect(taken).toEqual([])
  })

  it('KEEP-3 words of a register are in the form in which a typed number is compared', () => {
    const words = definitions.flatMap(({ writing }) => writing.labels)
    const plain = (word: string) =>
      Array.from(word.normalize('NFKC').toUpperCase(), (sign) => {
        const letter = sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
        return letter.length === sign.length ? letter : sign
      }).join('')
    expect(words.filter((word) => word !== plain(word) || /[^\p{L}\p{M}\d]/u.test(word))).toEqual(
      [],
    )
  })
})

const separators = [' ', '-', '.', '/', '\u00a0', '–', '·', '_', '\u3000', ' - ']
const invisible = ['\u200b', '\u00ad', '\ufeff', '\u202e', '\u2060', '\u200f']

/** A number with noise between its signs; the digits of some are of another script. */
const noisy = (text: string, between: readonly string[]) =>
  fc
    .tuple(
      fc.array(fc.constantFrom('', '', '', ...between), { minLength: 40, maxLength: 40 }),
      fc.constantFrom((one: string) => one, fullWidth, digitsOf(0x660), digitsOf(0xe50)),
      fc.boolean(),
    )
    .map(([noise, digits, isSmall]) => {
      const signs = Array.from(text, (sign, at) => sign + (noise[at] ?? '')).join('')
      return digits(isSmall ? signs.toLowerCase() : signs)
    })

describe('the normal form of a business number', () => {
  it.each(definitions.map((one) => [one.typeId, one] as const))(
    'KEEP-3 of %s is found again from itself and through all noise',
    (typeId, { regexValidation, writing }) => {
      const pattern = new RegExp(`^(?:${regexValidation})$`, 'u')
      // Where a separator tells the parts of a number apart, none may be put elsewhere.
      const between = 'keeps' in writing ? invisible : [...separators, ...invisible]
      const cases = fc
        .stringMatching(pattern)
        .chain((number) => fc.tuple(fc.constant(number), noisy(number, between)))
      const property = fc.property(cases, ([number, noise]) => {
        const normal = inBrowser(typeId, number)
        expect(normal).not.toBeNull()
        expect(pattern.test(normal ?? '')).toBe(true)
        expect(inBrowser(typeId, normal ?? '')).toBe(normal)
        expect(inBrowser(typeId, noise)).toBe(normal)
        const stored = catalogue.normalIdentifier(typeId, number)
        expect([null, normal]).toContain(stored)
        const isTooLong = noise.length > limits.identifier
        const again = isTooLong ? stored : catalogue.normalIdentifier(typeId, noise)
        expect(again).toBe(stored)
      })
      fc.assert(property, { numRuns: 15 })
    },
  )
})
