import {
  askedAssurances,
  askedStates,
  type CredentialFacet,
  credentialFacets,
  type Facet,
} from '#src/contract/discover/facets.ts'
import { assurances } from '#src/contract/trust/assurance.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { IndexQuery, TreeName } from '../query.ts'
import type { Column } from './column.ts'
import type { Source } from './document-set.ts'
import type { Searched } from './filters.ts'
import type { HeldValues } from './held-values.ts'

/** What can be chosen in a facet, and the values that stand for it. */
export type Choice = { readonly id: string; readonly sources: readonly Source[] }
/** A facet whose choices are values of suppliers. */
export type ValueFacet = Exclude<Facet, 'updated'>

export const isOfCredential = (facet: Facet): facet is CredentialFacet =>
  (credentialFacets as readonly Facet[]).includes(facet)
const isTree = (facet: Facet): facet is TreeName =>
  facet === 'product' || facet === 'region' || facet === 'country'

/**
 * The choices of a facet. Of trees those that are listed; of credentials those that meet whatever else is asked of
 * the same credential.
 */
export function choicesOf(
  facet: ValueFacet,
  { held: asked, listed }: Pick<IndexQuery, 'held' | 'listed'>,
  { directory, held, trees }: Searched,
): Choice[] {
  const credentials = directory.column('credential')
  if (isOfCredential(facet)) {
    const isMet = held.meeting(asked, facet)
    return grouped(credentials, held, (value, number) =>
      isMet[number] === 1 ? heldChoices(facet, value) : [],
    )
  }
  const column = directory.column(facet)
  if (isTree(facet)) {
    const related = facet === 'region' ? trees.around : trees.downwards
    return listed[facet].flatMap((id) => {
      const numbers = related(facet, id).flatMap((one) => column.numberOf(one) ?? [])
      return numbers.length > 0 ? { id, sources: [{ column, numbers }] } : []
    })
  }
  const own = column.names.map((id, number) => ({ id, sources: [{ column, numbers: [number] }] }))
  if (facet !== 'sdg') return own
  const byCredential = grouped(credentials, held, ({ state, sdgs }) =>
    isVerifiedState(state) ? sdgs : [],
  )
  const both = Map.groupBy([...own, ...byCredential], ({ id }) => id)
  return [...both].map(([id, all]) => ({ id, sources: all.flatMap(({ sources }) => sources) }))
}

type Held = ReturnType<HeldValues['all']>[number]

/** Credentials by the choices that they count for. */
function grouped(
  column: Column,
  held: HeldValues,
  choicesOfOne: (value: Held, number: number) => readonly string[],
): Choice[] {
  const numbers = new Map<string, number[]>()
  for (const [number, value] of held.all().entries()) {
    for (const id of choicesOfOne(value, number)) {
      const known = numbers.get(id)
      if (known) known.push(number)
      else numbers.set(id, [number])
    }
  }
  return [...numbers].map(([id, own]) => ({ id, sources: [{ column, numbers: own }] }))
}

function heldChoices(facet: CredentialFacet, { id, categories, rank, state }: Held) {
  if (facet === 'credential') return [id]
  if (facet === 'category') return categories
  if (facet === 'assurance') return askedAssurances.filter((one) => rank >= assurances.indexOf(one))
  return Object.entries(askedStates)
    .filter(([, states]) => (states as readonly string[]).includes(state))
    .map(([name]) => name)
}
