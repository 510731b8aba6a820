import type { ProblemError } from '#src/contract/problem.ts'
import type { Store } from '../store/create-store.ts'
import { problem } from '../texts/problem.ts'

/**
 * An organisation that guests may look at, under its slug or a former one.
 * @throws ProblemError 404 where there is none; 410 where it is not shown any more
 */
export async function findShown({ organisations }: Pick<Store, 'organisations'>, slug: string) {
  const organisation = await organisations.find(slug)
  if (!organisation) throw unknownOrganisation()
  if (organisation.status === 'SUSPENDED') throw suspended()
  return organisation
}

function suspended(): ProblemError {
  return problem(410, 'problems.suspended.profile')
}

/** 404 for a slug that no organisation has or had. */
export function unknownOrganisation(): ProblemError {
  return problem(404, 'problems.unknown-organisation')
}
