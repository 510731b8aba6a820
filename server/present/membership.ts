import type { Membership } from '#src/contract/membership.ts'
import type { StoredMembership } from '../store/memberships.ts'

/** A membership without its internal ids. */
export function presentMembership({
  organisation,
  relationship,
  whenAccepted,
}: StoredMembership): Membership {
  return { organisation, relationship, whenAccepted }
}
