import type { Connection } from './engine.ts'
import { appendEvent } from './events/append-event.ts'
import type { Occasion } from './events/event.ts'
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
import { raiseVersion } from './organisations/raise-version.ts'
import type { OrganisationKey } from './organisations/organisation-record.ts'
import { type OrganisationPerson, peopleOf } from './organisation-people.ts'
import { findUser, type KnownUser, rememberUser, type UserClaims } from './users.ts'

export type MemberStore = {
  rememberUser(user: UserClaims): Promise<void>
  /** What is known of a user; undefined where that is nothing. */
  user(id: string): Promise<KnownUser | undefined>
  /** All memberships of a user, oldest first. */
  of(userId: string): Promise<StoredMembership[]>
  find(userId: string, organisationId: string): Promise<StoredMembership | undefined>
  /** The people who belong to an organisation or ask to: claims first, each oldest first. */
  people(organisationId: string): Promise<OrganisationPerson[]>
  /**
   * Records a claim on an organisation.
   * @returns the membership, also where it was there before
   */
  claim(
    user: UserClaims,
    organisation: OrganisationKey,
    claim: {
      /** Whether it is accepted at once, should the organisation have no owner yet. */
      isProved: boolean
      /** Asked for a claim that was not there before and waits: how others are told of it. */
      occasionOfNew: () => Occasion | null
    },
  ): Promise<StoredMembership>
  /**
   * Accepts a claim, or changes what a member is. Doing it again changes nothing.
   * @param occasion how whoever made the claim is told that it is accepted; null: not at all
   * @throws ProblemError 404 for an unknown member, 409 for the last owner and for a claim that would
   *   be changed without being accepted, 403 when the deciding owner is none any more
   */
  change(
    member: MemberKey,
    change: MemberChange,
    by: Decider,
    occasion: Occasion | null,
  ): Promise<{ before: OrganisationPerson; after: OrganisationPerson }>
  /**
   * Refuses a claim or ends a membership.
   * @param occasion how whoever made the claim is told; null: not at all
   * @returns the person who is gone
   * @throws ProblemError as `change` does
   */
  remove(member: MemberKey, by: Decider, occasion: Occasion | null): Promise<OrganisationPerson>
  /**
   * Ends a user's own membership, or takes their claim back; nothing happens where there is none.
   * @throws ProblemError 409 for the last owner
   */
  leave(userId: string, organisation: OrganisationKey): Promise<void>
}

export function createMemberStore(db: Connection): MemberStore {
  return {
    rememberUser: (user) => rememberUser(db, user),
    user: (id) => findUser(db, id),
    of: (userId) => membershipsOf(db, userId),
    find: (userId, organisationId) => findMembership(db, userId, organisationId),
    people: (organisationId) => peopleOf(db, organisationId),
    claim: (user, organisation, { isProved, occasionOfNew }) =>
      db.transaction().execute(async (transaction) => {
        await rememberUser(transaction, user)
        // So that two claims at once do not both find the organisation without an owner.
        await lockOrganisation(transaction, organisation.id)
        const before = await findMembership(transaction, user.id, organisation.id)
        const accepted = isProved && !(await hasOwner(transaction, organisation.id))
        // Its profile says whether the addresses of owners are confirmed.
        if (accepted) await raiseVersion(transaction, organisation.id)
        await addMembership(transaction, {
          userId: user.id,
          organisationId: organisation.id,
          relationship: accepted ? 'OWNER' : 'EMPLOYEE',
          accepted,
        })
        const membership = await findMembership(transaction, user.id, organisation.id)
        if (!membership) throw new Error('A membership that was just added cannot be read')
        if (!before && !membership.whenAccepted) {
          await appendEvent(transaction, {
            type: 'membership.claimed',
            organisationId: organisation.id,
            userId: user.id,
            data: { occasion: occasionOfNew() },
          })
        }
        return membership
      }),
    change: (member, change, by, occasion) => changeMember(db, member, change, { by, occasion }),
    remove: (member, by, occasion) => removeMember(db, member, { by, occasion }),
    leave: (userId, organisation) => leaveOrganisation(db, userId, organisation),
  }
}
