import type { OperatorGrant, OperatorRole } from '#src/contract/operate/operator-role.ts'
import { scopeIn } from '../policies/operator.ts'
import type { Connection } from './engine.ts'
import { acceptInvitation } from './operator-invitations.ts'
import { brandOf } from './operator-roles.ts'

export type ListedGrant = OperatorGrant & { userId: string; email: string; since: string }

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
  /** All roles with the time since when, the first given first. */
  list(): Promise<ListedGrant[]>
}

export function createOperatorStore(db: Connection): OperatorStore {
  const list = async (): Promise<ListedGrant[]> => {
    const rows = await db
      .selectFrom('operator_roles as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['u.id as userId', 'u.email', 'p.role', 'p.brand', 'p.created_at as since'])
      .orderBy('p.created_at')
      .orderBy('u.email')
      .orderBy('p.role')
      .execute()
    return rows.map(({ brand, ...row }) => ({ ...row, brandId: brandOf(brand) }))
  }
  return {
    async grantsOf(userId) {
      const rows = await db
        .selectFrom('operator_roles')
        .select(['role', 'brand'])
        .where('user_id', '=', userId)
        .execute()
      return rows.map(({ role, brand }) => ({ role, brandId: brandOf(brand) }))
    },
    async addresses(role, brandId) {
      const all = await list()
      const may = all.filter((grant) => {
        const scope = scopeIn([grant], [role])
        return scope === 'all' || (brandId !== null && scope.includes(brandId))
      })
      return [...new Set(may.map(({ email }) => email))].toSorted()
    },
    accept: (user, code, now) =>
      db.transaction().execute((transaction) => acceptInvitation(transaction, user, code, now)),
    list,
  }
}
