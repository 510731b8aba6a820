import { LRUCache } from 'lru-cache'
import type { Facet } from '#src/contract/discover/facets.ts'
import type { ColumnName } from '../document.ts'
import type { IndexAnswer, IndexQuery } from '../query.ts'
import { type Bits, countBits, eachBit, keepCommon } from './bits.ts'
import { type Choice, choicesOf, isOfCredential, type ValueFacet } from './choices.ts'
import { countChoices, type Meanings } from './count-choices.ts'
import { DocumentSet } from './document-set.ts'
import { type FilterName, type Filters, passing, type Searched } from './filters.ts'

type Known = {
  /** Values that the columns had then: with more of them there may be other choices. */
  values: number
  choices: readonly Choice[]
  /** Both made when they are needed. */
  sets: readonly DocumentSet[] | null
  meanings: readonly Meanings[] | null
}
type Counted = readonly (readonly [id: string, count: number])[]

/** Facets with other choices, and choices with their documents, that are kept: those that were asked for last. */
const [mostFacets, mostSets] = [200, 2_000]
/** Searches whose counts are kept until anything changes: pages and orders of one search have the same. */
const mostSearches = 50

/**
 * How many suppliers would be found with each value of a facet, all other facets as they are: what is chosen in it
 * does not count, so that the other values of it stay to be chosen. Few suppliers are gone through one by one; many
 * are compared with the documents of each choice, which are kept.
 */
export class FacetCounts {
  readonly #choices = new LRUCache<string, Known>({ max: mostFacets })
  readonly #sets = new LRUCache<string, DocumentSet>({ max: mostSets })
  readonly #counted = new LRUCache<string, IndexAnswer['counts']>({ max: mostSearches })
  #changes = 0
  #moves = 0

  /** @param searched the same each time */
  of(query: IndexQuery, filters: Filters, shown: Bits, searched: Searched): IndexAnswer['counts'] {
    const { changes, moves } = searched.directory
    if (this.#changes !== changes) this.#counted.clear()
    if (this.#moves !== moves) {
      // The columns are other ones, and what they say of places is something else.
      this.#sets.clear()
      this.#choices.clear()
    }
    this.#changes = changes
    this.#moves = moves
    const key = JSON.stringify({ ...query, order: '', near: null, after: null, take: 0 })
    const known = this.#counted.get(key)
    if (known) return known
    const amongAll = new Map<FilterName | null, Among>()
    const among = (name: FilterName) => {
      const leftOut = filters.has(name) ? name : null
      const made = amongAll.get(leftOut) ?? sized(passing(filters, shown, leftOut))
      amongAll.set(leftOut, made)
      return made
    }
    const counts = Object.fromEntries(
      query.count.map((facet) => {
        const rows =
          facet === 'updated'
            ? countMoments(query, among(facet).bits, searched)
            : this.#count(facet, query, among(filterOf(facet)), searched)
        return [facet, rows.filter(([, count]) => count > 0)]
      }),
    )
    this.#counted.set(key, counts)
    return counts
  }

  #count(facet: ValueFacet, query: IndexQuery, among: Among, searched: Searched): Counted {
    const known = this.#known(facet, query, searched)
    const { choices } = known
    const { directory, held } = searched
    const isAsked = isOfCredential(facet) && query.held !== null
    // A set says nothing of what else is asked of the same credential.
    if (!isAsked && choices.length < among.count * wordsEach) {
      known.sets ??= choices.map(({ id }) => this.#setOf(facet, id))
      for (const [at, { sources }] of choices.entries())
        known.sets[at]?.catchUp(sources, directory.size)
      const cost = known.sets.reduce((sum, set) => sum + set.cost, 0)
      if (cost < among.count * wordsEach)
        return choices.map(({ id }, at) => [id, known.sets?.[at]?.countIn(among.bits) ?? 0])
    }
    known.meanings ??= meaningsOf(choices)
    const bits = isAsked
      ? directory.column('credential').having(held.meeting(query.held, facet))
      : among.bits
    if (isAsked) keepCommon(bits, among.bits)
    const counts = countChoices(known.meanings, bits, choices.length)
    return choices.map(({ id }, number) => [id, counts[number] ?? 0])
  }

  #known(facet: ValueFacet, query: IndexQuery, searched: Searched): Known {
    const { directory } = searched
    const columns = columnsOf(facet)
    const values = columns.reduce((sum, name) => sum + directory.column(name).names.length, 0)
    const asked = isOfCredential(facet) ? query.held : (query.listed as Listed)[facet]
    const key = `${facet} ${JSON.stringify(asked ?? null)}`
    const known = this.#choices.get(key)
    if (known?.values === values) return known
    const made = { values, choices: choicesOf(facet, query, searched), sets: null, meanings: null }
    this.#choices.set(key, made)
    return made
  }

  #setOf(facet: ValueFacet, id: string): DocumentSet {
    const key = `${facet} ${id}`
    const known = this.#sets.get(key) ?? new DocumentSet()
    this.#sets.set(key, known)
    return known
  }
}

function columnsOf(facet: ValueFacet): readonly ColumnName[] {
  if (isOfCredential(facet)) return ['credential']
  return facet === 'sdg' ? ['sdg', 'credential'] : [facet]
}

/** Words of sets that are compared in the time in which the values of one supplier are gone through. */
const wordsEach = 12

type Listed = Partial<Record<Facet, readonly string[]>>
type Among = { bits: Bits; count: number }
const sized = (bits: Bits): Among => ({ bits, count: countBits(bits) })
const filterOf = (facet: Facet): FilterName => (isOfCredential(facet) ? 'held' : facet)

/** For each value of each column the choices that it counts for. */
function meaningsOf(choices: readonly Choice[]): Meanings[] {
  const columns = new Map<Meanings['column'], number[][]>()
  for (const [choice, { sources }] of choices.entries()) {
    for (const { column, numbers } of sources) {
      const of = columns.get(column) ?? column.names.map(() => [])
      columns.set(column, of)
      for (const number of numbers) of[number]?.push(choice)
    }
  }
  return [...columns].map(([column, of]) => ({ column, of }))
}

function countMoments(
  { moments }: Pick<IndexQuery, 'moments'>,
  among: Bits,
  { directory }: Searched,
): Counted {
  const since = Object.entries(moments)
  const counts = new Uint32Array(since.length)
  eachBit(among, (place) => {
    const updated = directory.updatedAt(place)
    for (const [choice, [, moment]] of since.entries())
      if (updated >= moment) counts[choice] = (counts[choice] as number) + 1
  })
  return since.map(([id], choice) => [id, counts[choice] as number])
}
