import { membershipStatus } from '../../contract/membership-status.ts'
import type { Membership } from '../../contract/membership.ts'

/** The accepted memberships: what the user may manage and switch between (MNG-6). */
export function acceptedMemberships(memberships: readonly Membership[]): Membership[] {
  return memberships.filter((one) => membershipStatus(one) === 'ACCEPTED')
}

/**
 * Slug of the organisation to open: the wanted ones in turn where the user may manage them, else the
 * last of the accepted memberships (MNG-6).
 * @param wanted for example the one in the URL, then the remembered one
 * @returns null when no membership has been accepted yet
 */
export function currentSlug(
  memberships: readonly Membership[],
  ...wanted: (string | null | undefined)[]
): string | null {
  const slugs = acceptedMemberships(memberships).map((one) => one.organisation.slug)
  const found = wanted.find((slug) => slug && slugs.includes(slug))
  return found ?? slugs.at(-1) ?? null
}
