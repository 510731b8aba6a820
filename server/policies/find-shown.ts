import { ProblemError } from '#src/contract/problem.ts'
import type { Store } from '../store/create-store.ts'
import { unknownOrganisation } from './unknown-organisation.ts'

/**
 * An organisation that anybody may look at, under its slug or a former one.
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
