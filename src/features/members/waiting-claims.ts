import type { Membership } from '../../contract/membership.ts'
import type { Data } from '../../data/data.ts'

/**
 * How many people ask to join an organisation. Known before the page shows, so that saying it moves
 * nothing.
 * @param slug of the organisation
 * @param memberships of the user
 * @returns how many; 0 when it is unknown, and for users who do not decide
 */
export async function waitingClaims(
  data: Pick<Data, 'members' | 'offline'>,
  slug: string,
  memberships: readonly Membership[],
): Promise<number> {
  const own = memberships.find((one) => one.organisation.slug === slug)
  if (own?.relationship !== 'OWNER' || own.whenAccepted === null) return 0
  // A hint only: without it the page is as good, and the members page says what is wrong.
  const people = await data.offline.withinPatience(data.members.list(slug), [])
  return people.filter((one) => !one.whenAccepted).length
}
