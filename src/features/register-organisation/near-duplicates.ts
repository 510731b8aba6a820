import type { OrganisationHit } from '../../contract/membership.ts'
import { isLongEnough } from '../../contract/is-long-enough.ts'
import * as limits from '../../contract/limits.ts'

/** Legal forms and filler: two organisations are not alike because both are a company. */
const legalForms = new Set(
  'ab ag and as bv co company corp corporation gmbh group holding holdings inc incorporated kft kg limited llc llp ltd nv oy oyj plc pte pty pvt sa sarl sas sdn bhd sl spa srl the trust und et y'.split(
    ' ',
  ),
)
/** Share of letter pairs in common from which two names are nearly the same. */
const alike = 0.6

/**
 * The words by which a name is known: lower case, without accents, punctuation and legal form.
 * @param name of an organisation
 * @returns lower case, without accents
 */
export function distinctiveWords(name: string): string[] {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const distinctive = words.filter((word) => !legalForms.has(word))
  return distinctive.length > 0 ? distinctive : words
}

/** A legal form, which the search ignores: with it appended, a name of two letters is long enough. */
const anyForm = 'Ltd'

/**
 * What to search for so that namesakes turn up: the name as a whole, and its longest word. A short name,
 * such as 3M, is whole, and searched for with a legal form.
 * @param name as it was typed
 * @returns what to search for
 */
export function duplicateKeywords(name: string): string[] {
  const words = distinctiveWords(name)
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const whole = name.trim()
  const first = whole && !isLongEnough(whole) ? `${whole} ${anyForm}` : whole
  return [...new Set([first, longest])]
    .map((keyword) => keyword.slice(0, limits.keyword))
    .filter(isLongEnough)
}

/**
 * ORG-4: the organisations whose name is nearly the given one, the likest first, each once.
 * @param name as it was typed
 * @param hits of the searches
 */
export function nearDuplicates(name: string, hits: readonly OrganisationHit[]): OrganisationHit[] {
  const bySlug = new Map(hits.map((hit) => [hit.slug, hit]))
  return [...bySlug.values()]
    .map((hit) => ({ hit, likeness: likeness(name, hit.name) }))
    .filter((one) => one.likeness >= alike)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map((one) => one.hit)
}

/** Sørensen–Dice coefficient of the letter pairs of two names, from 0 to 1. */
function likeness(a: string, b: string): number {
  const one = pairs(distinctiveWords(a).join(''))
  const other = pairs(distinctiveWords(b).join(''))
  const rest = [...other]
  const common = one.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  const all = one.length + other.length
  return all === 0 ? 0 : (2 * common.length) / all
}

function pairs(text: string): string[] {
  const letters = [...text]
  if (letters.length === 1) return letters
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}
