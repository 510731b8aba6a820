import type { Api } from '../api/create-api.ts'
import type { Membership, OrganisationUser } from '../contract/membership.ts'

/** The people of organisations. Cached on no device: most of it is about others. */
export type MembersData = {
  /** Waiting claims first, where the user may see them; then members; each oldest first. */
  members(slug: string): Promise<OrganisationUser[]>
  /** Accepts a claim. Rejects with status 404 when it was taken back in the meantime. */
  acceptMember(
    slug: string,
    membershipId: string,
    relationship: Membership['relationship'],
  ): Promise<OrganisationUser>
  /** Makes a member an owner or an employee. Rejects with status 409 for the last owner. */
  changeMember(
    slug: string,
    membershipId: string,
    relationship: Membership['relationship'],
  ): Promise<OrganisationUser>
  /** Refuses a claim or ends a membership. Rejects with status 409 for the last owner. */
  removeMember(slug: string, membershipId: string): Promise<void>
  /** Ends the user's own membership or takes their claim back; 409 for the last owner. */
  leaveOrganisation(slug: string): Promise<void>
}

export function membersData({ members }: Pick<Api, 'members'>): MembersData {
  return {
    members: (slug) => members.list(slug),
    acceptMember: (slug, id, relationship) =>
      members.change(slug, id, { status: 'ACCEPTED', relationship }),
    changeMember: (slug, id, relationship) => members.change(slug, id, { relationship }),
    removeMember: (slug, id) => members.remove(slug, id),
    leaveOrganisation: (slug) => members.leave(slug),
  }
}
