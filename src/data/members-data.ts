import type { Api } from '../api/create-api.ts'
import type { ClaimWaits } from '../api/resources/members.ts'
import type { Membership, OrganisationUser } from '../contract/membership.ts'

/** The people of organisations. Cached on no device: most of it is about others. */
export type MembersData = {
  /** Waiting claims first, where the user may see them; then members; each oldest first. */
  list(slug: string): Promise<OrganisationUser[]>
  /** Accepts a claim. Rejects with status 404 when it was taken back in the meantime. */
  accept(
    slug: string,
    membershipId: string,
    relationship: Membership['relationship'],
  ): Promise<OrganisationUser>
  /** Makes a member an owner or an employee. Rejects with status 409 for the last owner. */
  change(
    slug: string,
    membershipId: string,
    relationship: Membership['relationship'],
  ): Promise<OrganisationUser>
  /** Refuses a claim or ends a membership. Rejects with status 409 for the last owner. */
  remove(slug: string, membershipId: string): Promise<void>
  /** Ends the user's own membership or takes their claim back; 409 for the last owner. */
  leave(slug: string): Promise<void>
  /** Which of the user's own claims wait for the operator, at which places, and how long that has taken lately. */
  claimWaits(): Promise<ClaimWaits>
}

/** @param askMemberships asks which the user has, so that the device knows */
export function membersData(
  { members }: Pick<Api, 'members'>,
  askMemberships: () => Promise<unknown>,
): MembersData {
  return {
    list: (slug) => members.list(slug),
    accept: (slug, id, relationship) =>
      members.change(slug, id, { status: 'ACCEPTED', relationship }),
    change: (slug, id, relationship) => members.change(slug, id, { relationship }),
    remove: (slug, id) => members.remove(slug, id),
    async leave(slug) {
      await members.leave(slug)
      // What is asked for ahead is guessed from what the device has: not what was just left.
      await askMemberships().catch(() => {})
    },
    claimWaits: () => members.claimWaits(),
  }
}
