import { type Facet } from '#src/contract/discover/facets.ts'
import type { SearchReason } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { SupplierCard } from '../store/search/read-cards.ts'
import type { Trees } from './engine/trees.ts'
import type { QueryWord } from './query.ts'
import { isPrefix, wordsOf } from './words.ts'

/** Reasons that are given for one supplier. */
const mostReasons = 5
/** Characters of a description around the word that was found. */
const around = 60

type Of = {
  search: SupplierSearch
  /** Whether it has the number that was asked for. */
  isByNumber: boolean
  words: readonly QueryWord[]
  trees: Trees
  /** In the language of the answer. */
  description: string
  place: string
  nameOf(facet: Facet, id: string): string
  categoriesOf(credentialId: string): readonly string[]
  goalsOf(credentialId: string): readonly string[]
}

/** Why a supplier is among what was found, the plainest reasons first. */
export function reasonsFor(card: SupplierCard, of: Of): SearchReason[] {
  const all = [...byText(card, of), ...byFacets(card, of)]
  const seen = new Set<string>()
  return all
    .filter(({ in: part, words }) => {
      const key = `${part} ${words}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, mostReasons)
}

function byText(
  card: SupplierCard,
  { search, isByNumber, words, description, place, nameOf, trees }: Of,
): SearchReason[] {
  if (!search.q) return []
  const isIn = (text: string) =>
    wordsOf(text).some((one) => words.some((word) => isMeant(word, one)))
  const named = (
    part: 'credential' | 'product' | 'region',
    ids: readonly string[],
    asked: readonly string[],
  ) => ids.filter((id) => asked.includes(id)).map((id) => ({ in: part, words: nameOf(part, id) }))
  const ofWords = (kind: 'credentials' | 'products' | 'regions') =>
    words.flatMap((word) => word[kind])
  const products = ofWords('products').flatMap((id) => trees.downwards('product', id))
  const reasons: SearchReason[] = [
    ...(isIn(card.name) ? [{ in: 'name', words: card.name } as const] : []),
    ...named('credential', heldIds(card), ofWords('credentials')),
    ...named('product', card.productIds, products),
    ...(isIn(place) ? [{ in: 'place', words: place } as const] : []),
    ...named('region', card.locationIds, ofWords('regions')),
    ...(isIn(description) ? [{ in: 'text', words: passageOf(description, words) } as const] : []),
  ]
  if (isByNumber) return [{ in: 'number', words: search.q ?? '' }, ...reasons]
  // In a part of the profile that a list does not show.
  return reasons.length > 0 ? reasons : [{ in: 'text', words: '' }]
}

const isMeant = ({ text }: QueryWord, word: string) =>
  word === text || (isPrefix(text) && word.startsWith(text))

const heldIds = ({ credentials }: SupplierCard) =>
  credentials.map(({ credentialId }) => credentialId)

/** The words of a description around the first that was found. */
function passageOf(description: string, words: readonly QueryWord[]): string {
  const parts = description.split(/(?<=\s)/)
  let at = 0
  for (const part of parts) {
    if (wordsOf(part).some((one) => words.some((word) => isMeant(word, one)))) break
    at += part.length
  }
  const from = at <= around ? 0 : description.indexOf(' ', at - around) + 1
  const to =
    at + around * 2 >= description.length
      ? description.length
      : description.lastIndexOf(' ', at + around * 2)
  return `${from > 0 ? '…' : ''}${description.slice(from, to).trim()}${to < description.length ? '…' : ''}`
}

function byFacets(
  card: SupplierCard,
  { search, trees, nameOf, categoriesOf, goalsOf }: Of,
): SearchReason[] {
  const held = heldIds(card)
  const verified = card.credentials
    .filter(({ state }) => isVerifiedState(state))
    .map(({ credentialId }) => credentialId)
  const those = (
    part: SearchReason['in'] & Facet,
    ids: readonly string[],
    isOne: (id: string) => boolean,
  ) => ids.filter(isOne).map((id) => ({ in: part, words: nameOf(part, id) }))
  const chosen = (part: 'product' | 'region' | 'country', id: string) =>
    part === 'region' ? trees.around(part, id) : trees.downwards(part, id)
  const inTree = (part: 'product' | 'region' | 'country', own: readonly string[]) =>
    those(part, own, (id) => (search[part] ?? []).some((one) => chosen(part, one).includes(id)))
  return [
    ...those('credential', held, (id) => search.credential?.includes(id) ?? false),
    ...those('category', search.category ?? [], (name) =>
      held.some((id) => categoriesOf(id).includes(name)),
    ),
    ...inTree('product', card.productIds),
    ...inTree('region', card.locationIds),
    ...inTree('country', card.countryCode ? [card.countryCode] : []),
    ...those(
      'sdg',
      search.sdg ?? [],
      (goal) =>
        card.sdgs.includes(Number(goal)) || verified.some((id) => goalsOf(id).includes(goal)),
    ),
    ...those('size', search.size ?? [], (size) => card.size === size),
    ...those('module', search.module ?? [], (id) => card.derivedAttributes.includes(id)),
  ]
}
