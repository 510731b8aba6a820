import type { Connection } from './engine.ts'
import {
  changeMember,
  type Decider,
  leaveOrganisation,
  type MemberChange,
  type MemberKey,
  removeMember,
} from './member-decisions.ts'
import {
  addMembership,
  findMembership,
  hasOwner,
  membershipsOf,
  type StoredMembership,
} from './memberships.ts'
import { lockOrganisation } from './organisations/lock-organisation.ts'
import type { OrganisationKey } from './organisations/organisation-record.ts'
import { type OrganisationPerson, peopleOf } from './organisation-people.ts'
import { rememberUser, type UserClaims } from './users.ts'

export type MemberStore = {
  rememberUser(user: UserClaims): Promise<void>
  /** All memberships of a user, oldest first. */
  of(userId: string): Promise<StoredMembership[]>
  find(userId: string, organisationId: string): Promise<StoredMembership | undefined>
  /** The people who belong to an organisation or ask to: claims first, each oldest first. */
  people(organisationId: string): Promise<OrganisationPerson[]>
  /**
   * Records a claim on an organisation.
   * @param isProved whether the claim is accepted at once, should the organisation have no owner yet
   * @returns the membership and whether it was not there before
   */
  claim(
    user: UserClaims,
    organisation: OrganisationKey,
    isProved: boolean,
  ): Promise<{ membership: StoredMembership; isNew: boolean }>
  /**
   * Accepts a claim, or changes what a member is. Doing it again changes nothing.
   * @throws ProblemError 404 for an unknown member, 409 for the last owner and for a claim that would
   *   be changed without being accepted, 403 when the deciding owner is none any more
   */
  change(
    member: MemberKey,
    change: MemberChange,
    by: Decider,
  ): Promise<{ before: OrganisationPerson; after: OrganisationPerson }>
  /**
   * Refuses a claim or ends a membership.
   * @returns the person who is gone
   * @throws ProblemError as `change` does
   */
  remove(member: MemberKey, by: Decider): Promise<OrganisationPerson>
  /**
   * Ends a user's own membership, or takes their claim back; nothing happens where there is none.
   * @throws ProblemError 409 for the last owner
   */
  leave(userId: string, organisation: OrganisationKey): Promise<void>
}

export function createMemberStore(db: Connection): MemberStore {
  return {
    rememberUser: (user) => rememberUser(db, user),
    of: (userId) => membershipsOf(db, userId),
    find: (userId, organisationId) => findMembership(db, userId, organisationId),
    people: (organisationId) => peopleOf(db, organisationId),
    claim: (user, organisation, isProved) =>
      db.transaction().execute(async (transaction) => {
        await rememberUser(transaction, user)
        // So that two claims at once do not both find the organisation without an owner.
        await lockOrganisation(transaction, organisation.id)
        const before = await findMembership(transaction, user.id, organisation.id)
        const accepted = isProved && !(await hasOwner(transaction, organisation.id))
        await addMembership(transaction, {
          userId: user.id,
          organisationId: organisation.id,
          relationship: accepted ? 'OWNER' : 'EMPLOYEE',
          accepted,
        })
        const membership = await findMembership(transaction, user.id, organisation.id)
        if (!membership) throw new Error('A membership that was just added cannot be read')
        return { membership, isNew: !before }
      }),
    change: (member, change, by) => changeMember(db, member, change, by),
    remove: (member, by) => removeMember(db, member, by),
    leave: (userId, organisation) => leaveOrganisation(db, userId, organisation),
  }
}
