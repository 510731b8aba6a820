import type { OperatorGrant, OperatorRole } from '#src/contract/operate/operator-role.ts'
import { isWithin, scopeIn } from '../policies/operator.ts'
import type { Connection } from './engine.ts'
import { recordAudit } from './audit.ts'
import { acceptInvitation, type Inviting, inviteOperator } from './operator-invitations.ts'
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
  invite(grant: OperatorGrant, by: Inviting): Promise<string>
  /**
   * Takes a role away.
   * @throws LastAdmin where nobody could give roles any more; NoAdmin where `by` may not any more
   * @returns whether there was one
   */
  remove(
    userId: string,
    grant: OperatorGrant,
    by: { id: string; email: string },
  ): Promise<boolean>
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
      name: `${firstName} ${lastName}`.trim(),
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
    invite: (grant, by) =>
      db.transaction().execute(async (transaction) => {
        const code = await inviteOperator(transaction, grant, by)
        await recordAudit(transaction, {
          ...{ actor: by.invitedBy, action: 'operator.invite', subject: grant.role },
          details: { ...grant },
        })
        return code
      }),
    remove: (userId, grant, by) =>
      db.transaction().execute((transaction) => removeRole(transaction, userId, grant, by)),
    list,
  }
}
