import type { ProblemError } from '#src/contract/problem.ts'
import { type Pair, pairOf } from '../../store/duplicates/pair.ts'
import type { OrganisationKey } from '../../store/organisations/organisation-record.ts'
import { problem } from '../../texts/problem.ts'

type Call = {
  params: { other: string }
  organisation: OrganisationKey
  alsoOn: (slug: string) => Promise<OrganisationKey>
}

/** The pair that a call names. */
export type NamedPair = { pair: Pair; both: readonly [OrganisationKey, OrganisationKey] }

/**
 * Finds the other supplier of a call about two, of which its caller has to be allowed to decide, too.
 * @throws ProblemError 404 where both are one already
 */
export async function namedPair({ params, organisation, alsoOn }: Call): Promise<NamedPair> {
  const other = await alsoOn(params.other)
  if (other.id === organisation.id) throw unknownPair()
  return { pair: pairOf(organisation.id, other.id), both: [organisation, other] }
}

/** 404: the two do not wait. */
export function unknownPair(): ProblemError {
  return problem(404, 'problems.unknown-pair', { field: 'other' })
}
