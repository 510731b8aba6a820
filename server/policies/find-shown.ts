import type { ProblemError } from '#src/contract/problem.ts'
import type { Store } from '../store/create-store.ts'
import { problem } from '../texts/problem.ts'

/**
 * An organisation that guests may look at, under its slug or a former one.
 * @throws ProblemError 404 where there is none; 410 where it is not shown any more
 */
export async function findShown(
  { organisations, reports }: Pick<Store, 'organisations' | 'reports'>,
  slug: string,
) {
  const organisation = await organisations.find(slug)
  if (!organisation) throw unknownOrganisation()
  if (organisation.status === 'SUSPENDED')
    throw suspended((await reports.current(organisation.id)) ?? null)
  return organisation
}

/** 410 with what visitors are told (OPR-7): since when, and what the operator says of it. */
function suspended(suspension: { since: string; note: string | null } | null): ProblemError {
  if (!suspension) return problem(410, 'problems.suspended.profile')
  const since = suspension.since.slice(0, 10)
  const { note } = suspension
  return note === null
    ? problem(410, 'problems.suspended.since', { params: { since } })
    : problem(410, 'problems.suspended.noted', { params: { since, note } })
}

/** 404 for a slug that no organisation has or had. */
export function unknownOrganisation(): ProblemError {
  return problem(404, 'problems.unknown-organisation')
}
