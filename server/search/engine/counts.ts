import {
  type CredentialFacet,
  credentialFacets,
  type Facet,
} from '#src/contract/discover/facets.ts'
import { askedAssurances, askedStates } from '#src/contract/discover/facets.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { IndexAnswer, IndexQuery, TreeName } from '../query.ts'
import { type Bits, eachBit } from './bits.ts'
import { countChoices, type Meanings } from './count-choices.ts'
import { type FilterName, type Filters, passing, type Searched } from './filters.ts'

/** Choices of a facet, numbered. */
class Choices {
  readonly ids: string[] = []
  readonly #numbers = new Map<string, number>()

  number(id: string): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    this.#numbers.set(id, this.ids.length)
    return this.ids.push(id) - 1
  }
}

/**
 * How many suppliers would be found with each value of a facet, all other facets as they are: what is chosen in it
 * does not count, so that the other values of it stay to be chosen.
 */
export function countFacets(
  query: IndexQuery,
  filters: Filters,
  shown: Bits,
  searched: Searched,
): IndexAnswer['counts'] {
  return Object.fromEntries(
    query.count.map((facet) => {
      const among = passing(filters, shown, filterOf(facet))
      const choices = new Choices()
      const counts =
        facet === 'updated'
          ? countMoments(query, among, searched, choices)
          : countChoices(meaningsOf(facet, query, searched, choices), among, choices.ids.length)
      const rows = choices.ids.map((id, number) => [id, counts[number] ?? 0] as const)
      return [facet, rows.filter(([, count]) => count > 0)]
    }),
  )
}

const isOfCredential = (facet: Facet): facet is CredentialFacet =>
  (credentialFacets as readonly Facet[]).includes(facet)
const filterOf = (facet: Facet): FilterName => (isOfCredential(facet) ? 'held' : facet)

function meaningsOf(
  facet: Exclude<Facet, 'updated'>,
  query: IndexQuery,
  { directory, held, trees }: Searched,
  choices: Choices,
): Meanings[] {
  if (isOfCredential(facet)) {
    const isMet = held.meeting(query.held, facet)
    const of = held.all().map((value, number) => {
      if (isMet[number] === 0) return []
      return heldChoices(facet, value).map((id) => choices.number(id))
    })
    return [{ column: directory.column('credential'), of }]
  }
  const column = directory.column(facet)
  if (isTree(facet)) {
    const listed = new Set(query.listed[facet])
    const related = facet === 'region' ? trees.around : trees.upwards
    const of = column.names.map((name) => {
      const ids = related(facet, name).filter((id) => listed.has(id))
      return ids.map((id) => choices.number(id))
    })
    return [{ column, of }]
  }
  const own = { column, of: column.names.map((name) => [choices.number(name)]) }
  if (facet !== 'sdg') return [own]
  const of = held
    .all()
    .map(({ state, sdgs }) => (isVerifiedState(state) ? sdgs.map((id) => choices.number(id)) : []))
  return [own, { column: directory.column('credential'), of }]
}

const isTree = (facet: Facet): facet is TreeName =>
  facet === 'product' || facet === 'region' || facet === 'country'

type Held = ReturnType<Searched['held']['all']>[number]

function heldChoices(facet: CredentialFacet, { id, categories, rank, state }: Held) {
  if (facet === 'credential') return [id]
  if (facet === 'category') return categories
  if (facet === 'assurance') return askedAssurances.filter((one) => rank >= assurances.indexOf(one))
  return Object.entries(askedStates)
    .filter(([, states]) => (states as readonly string[]).includes(state))
    .map(([name]) => name)
}

function countMoments(
  { moments }: IndexQuery,
  among: Bits,
  { directory }: Searched,
  choices: Choices,
): Uint32Array {
  const since = Object.entries(moments).map(([id, moment]) => [choices.number(id), moment] as const)
  const counts = new Uint32Array(since.length)
  eachBit(among, (place) => {
    const updated = directory.updatedAt(place)
    for (const [choice, moment] of since)
      if (updated >= moment) counts[choice] = (counts[choice] as number) + 1
  })
  return counts
}
