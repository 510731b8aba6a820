import type { Connection } from './engine.ts'
import {
  addMembership,
  findMembership,
  hasOwner,
  membershipsOf,
  type StoredMembership,
} from './memberships.ts'
import type { OrganisationKey } from './organisations/organisation-record.ts'
import { rememberUser, type UserClaims } from './users.ts'

export type MemberStore = {
  rememberUser(user: UserClaims): Promise<void>
  /** All memberships of a user, oldest first. */
  of(userId: string): Promise<StoredMembership[]>
  find(userId: string, organisationId: string): Promise<StoredMembership | undefined>
  /**
   * Records a claim on an organisation.
   * @param isProved whether the claim is accepted at once, should nobody own the organisation yet
   */
  claim(
    user: UserClaims,
    organisation: OrganisationKey,
    isProved: boolean,
  ): Promise<StoredMembership>
}

export function createMemberStore(db: Connection): MemberStore {
  return {
    rememberUser: (user) => rememberUser(db, user),
    of: (userId) => membershipsOf(db, userId),
    find: (userId, organisationId) => findMembership(db, userId, organisationId),
    claim: (user, organisation, isProved) =>
      db.transaction().execute(async (transaction) => {
        await rememberUser(transaction, user)
        // Locks the organisation, so that two claims at once do not both find it without an owner.
        await transaction
          .updateTable('organisations')
          .set((own) => ({ status: own.ref('status') }))
          .where('id', '=', organisation.id)
          .execute()
        const accepted = isProved && !(await hasOwner(transaction, organisation.id))
        await addMembership(transaction, {
          userId: user.id,
          organisationId: organisation.id,
          relationship: accepted ? 'OWNER' : 'EMPLOYEE',
          accepted,
        })
        const membership = await findMembership(transaction, user.id, organisation.id)
        if (!membership) throw new Error('A membership that was just added cannot be read')
        return membership
      }),
  }
}
