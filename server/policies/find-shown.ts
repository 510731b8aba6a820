import { ProblemError } from '#src/contract/problem.ts'
import type { Store } from '../store/create-store.ts'

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
  return new ProblemError({
    status: 410,
    code: 'suspended',
    message: 'The profile of this organisation is no longer shown.',
  })
}

/** 404 for a slug that no organisation has or had. */
export function unknownOrganisation(): ProblemError {
  return new ProblemError({
    status: 404,
    code: 'unknown-organisation',
    message: 'There is no organisation with this address.',
  })
}
