import type { OperatorGrant, OperatorRole } from '#src/contract/operate/operator-role.ts'
import { fullName } from '#src/contract/full-name.ts'
import { isWithin, scopeIn } from '../policies/operator.ts'
import type { Connection } from './engine.ts'
import {
  acceptInvitation,
  type Invitation,
  inviteOperator,
  listInvitations,
  type NewInvitation,
  withdrawInvitation,
} from './operator-invitations.ts'
import { brandOf, grantsOf, removeRole } from './operator-roles.ts'

export type ListedGrant = OperatorGrant & {
  userId: string
  name: string
  email: string
  since: string
}

export type OperatorStore = {
  /** The roles of a user; none: they are no operator. */
  grantsOf(userId: string): Promise<OperatorGrant[]>
  /** E-mail addresses of those who may act in a role for a brand. @param brandId null: only those of all brands */
  addresses(role: OperatorRole, brandId: string | null): Promise<string[]>
  /**
   * Gives a user the role of an invitation, which is used up by that.
   * @param now ms since the epoch
   * @returns null where there is no such invitation any more
   */
  accept(
    user: { id: string; email: string },
    code: string,
    now: number,
  ): Promise<OperatorGrant | null>
  /** Makes a link by which one person takes a role. @returns what it carries, which is not stored */
  invite(
    grant: OperatorGrant,
    by: { id: string; email: string },
    now: number,
  ): Promise<NewInvitation>
  /** The links that nobody has used. @param now ms since the epoch */
  invitations(now: number): Promise<Invitation[]>
  /** Makes a link useless. @throws NoAdmin where `by` does not give its role @returns whether there was one */
  withdraw(id: string, by: { id: string; email: string }): Promise<boolean>
  /**
   * Takes a role away.
   * @throws LastAdmin where nobody could give roles any more; NoAdmin where `by` may not any more
   * @returns whether there was one
   */
  remove(userId: string, grant: OperatorGrant, by: { id: string; email: string }): Promise<boolean>
  /** All roles with the time since when, the first given first. */
  list(): Promise<ListedGrant[]>
}

export function createOperatorStore(db: Connection): OperatorStore {
  const list = async (): Promise<ListedGrant[]> => {
    const rows = await db
      .selectFrom('operator_roles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['u.id as userId', 'u.email', 'p.role', 'p.brand', 'p.created_at as since'])
      .select(['u.first_name as firstName', 'u.last_name as lastName'])
      .orderBy('p.created_at')
      .orderBy('u.email')
      .orderBy('p.role')
      .execute()
    return rows.map(({ brand, firstName, lastName, ...row }) => ({
      ...{ ...row, brandId: brandOf(brand) },
      name: fullName({ firstName, lastName }),
    }))
  }
  return {
    grantsOf: (userId) => grantsOf(db, userId),
    async addresses(role, brandId) {
      const all = await list()
      const may = all.filter((grant) => isWithin(scopeIn([grant], [role]), brandId))
      return [...new Set(may.map(({ email }) => email))].toSorted()
    },
    accept: (user, code, now) =>
      db.transaction().execute((transaction) => acceptInvitation(transaction, user, code, now)),
    invite: (grant, by, now) =>
      db.transaction().execute((transaction) => inviteOperator(transaction, grant, by, now)),
    invitations: (now) => listInvitations(db, now),
    withdraw: (id, by) =>
      db.transaction().execute((transaction) => withdrawInvitation(transaction, id, by)),
    remove: (userId, grant, by) =>
      db.transaction().execute((transaction) => removeRole(transaction, userId, grant, by)),
    list,
  }
}
