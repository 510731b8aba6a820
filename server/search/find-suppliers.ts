import type { Brand } from '#src/contract/brand.ts'
import { facets } from '#src/contract/discover/facets.ts'
import type { SupplierHits } from '#src/contract/discover/supplier-hits.ts'
import type { SupplierSearch } from '#src/contract/discover/supplier-search.ts'
import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { presentFacets } from '../present/search-facets.ts'
import { presentPlaces } from '../present/supplier-places.ts'
import { placeOf, presentHit } from '../present/supplier-hit.ts'
import type { SupplierCard } from '../store/search/read-cards.ts'
import { ruleProblem } from '../texts/problem.ts'
import type { CatalogueWords } from './catalogue-words.ts'
import { nameFinder } from './name-finder.ts'
import { pointOfSupplier } from './point-of-supplier.ts'
import { planQuery, readCursor, writeCursor } from './plan-query.ts'
import { nearWordsAmong } from './near-words.ts'
import { prepareSearches } from './prepare-searches.ts'
import type { IndexAnswer } from './query.ts'
import { reasonsFor } from './reasons.ts'
import type { SearchIndex } from './search-index.ts'
import { wordsOf } from './words.ts'

type Asked = {
  /** Of the answer. */
  language: Language
  /** In which descriptions are read; null: not known. */
  reader: DescriptionLanguage | null
  /** What the brand shows at all. */
  only: Brand['searchConstraints']
  /** ms since the epoch. */
  now: number
}
/** @throws ProblemError 400 for a place or a cursor that is none, 503 where the index does not answer */
export type FindSuppliers = (search: SupplierSearch, asked: Asked) => Promise<SupplierHits>

/** Finds suppliers, and says why they were found and what else there is. */
export function createFinder({
  index,
  cards,
  catalogue,
}: {
  index: Pick<SearchIndex, 'search'>
  cards: (numbers: readonly number[], now: number) => Promise<SupplierCard[]>
  catalogue: Catalogue
}): FindSuppliers {
  const prepared = prepareSearches(catalogue)

  return async (search, { language, reader, only, now }) => {
    await catalogue.preparePlaces()
    const { words: wordsIn, nodes, trees, listed } = prepared()
    const near = search.near ? pointNamed(catalogue, search.near) : null
    const after = search.after ? readCursor(search.after) : null
    if (search.after && !after) throw ruleProblem(400, 'after', 'is not a place in the list')
    const words = wordsIn.of(search.q ?? '')
    const planned = { search, words, near, after, only, listed, now }
    const answer = await index.search(planQuery(planned))
    const names = catalogue.in(language)
    const nameOf = nameFinder(names)
    const byId = new Map(nodes.credentials.map((one) => [one.id, one]))
    const byNumber = new Set(answer.byNumber)
    const found = await cards(answer.found, now)
    const results = found.map((card) => {
      const description = (reader && card.descriptions[reader]) || card.description
      const place = placeOf(names, card)
      const reasons = reasonsFor(card, {
        ...{ search, words, trees, description, place, nameOf },
        isByNumber: byNumber.has(card.no),
        categoriesOf: (id) => byId.get(id)?.categories ?? [],
        goalsOf: (id) => byId.get(id)?.sdgs ?? [],
      })
      const at = near && pointOfSupplier(catalogue, card)
      return presentHit(names, card, search, { description, place, reasons, from: near, at })
    })
    return {
      results,
      total: answer.total,
      isFilling: answer.isFilling,
      places: answer.places && presentPlaces(names, catalogue, answer.places),
      next: answer.next && writeCursor(answer.next),
      facets: presentFacets(search, answer.counts, { nameOf, trees }),
      chosen: facetsOf(search).map(({ part, id }) => ({ part, id, name: nameOf(part, id) })),
      without: answer.without
        .map(({ part, total }) => ({ part, value: null, name: '', total }))
        .toSorted((one, other) => other.total - one.total),
      spellings: spellingsOf(search.q ?? '', answer.unknown, wordsIn),
      near: search.near && near ? { id: search.near, name: placeName(names, search.near) } : null,
    }
  }
}

/** A text with words that are known in the place of those that nothing has, written nearly so. */
function spellingsOf(
  text: string,
  unknown: IndexAnswer['unknown'],
  catalogue: CatalogueWords,
): string[] {
  const words = wordsOf(text)
  return unknown.flatMap(({ word, names }) => {
    const near = nearWordsAmong(names.flatMap((name) => name.split(' ')))
    const known = [...new Set([...near(word), ...catalogue.near(word)])]
    return known.map((one) => words.map((other) => (other === word ? one : other)).join(' '))
  })
}

const facetsOf = (search: SupplierSearch) =>
  facets.flatMap((part) => [search[part] ?? []].flat().map((id) => ({ part, id })))

/** A place of the catalogue, or a whole country. @throws ProblemError 400 for anything else */
function pointNamed(catalogue: Catalogue, near: string) {
  const point = catalogue.pointOf(near) ?? catalogue.pointOfCountry(near)
  if (!point) throw ruleProblem(400, 'near', 'is not a known place')
  return point
}

const placeName = (names: CatalogueIn, near: string) =>
  placeOf(names, { addressIdentifier: near, countryCode: near })
