import type { OperatorGrant, OperatorRole } from '#src/contract/operate/operator-role.ts'
import { scopeIn } from '../policies/operator.ts'
import type { Connection } from './engine.ts'

export type ListedGrant = OperatorGrant & { userId: string; email: string; since: string }

export type OperatorStore = {
  /** The roles of a user; none: they are no operator. */
  grantsOf(userId: string): Promise<OperatorGrant[]>
  /** E-mail addresses of those who may act in a role for a brand. @param brandId null: only those of all brands */
  addresses(role: OperatorRole, brandId: string | null): Promise<string[]>
  /** All roles with the time since when, the first given first. */
  list(): Promise<ListedGrant[]>
}

/** Stands for all brands; no brand can have such an id. */
export const everyBrand = '*'

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
    list,
  }
}

/** @param brand id of one, or what stands for all */
export const brandOf = (brand: string) => (brand === everyBrand ? null : brand)

/** Gives a user a role. @returns whether they did not have it */
export async function grantRole(
  transaction: Connection,
  userId: string,
  { role, brandId }: OperatorGrant,
): Promise<boolean> {
  const added = await transaction
    .insertInto('operator_roles')
    .values({
      ...{ user_id: userId, role, brand: brandId ?? everyBrand },
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'role', 'brand']).doNothing())
    .returning('user_id')
    .execute()
  return added.length > 0
}

/** Takes roles of a user away; they count no more from the next request on. @returns whether there were any */
export async function revokeRoles(
  transaction: Connection,
  userId: string,
  only: OperatorGrant | null,
): Promise<boolean> {
  const removed = await transaction
    .deleteFrom('operator_roles')
    .where('user_id', '=', userId)
    .$if(only !== null, (query) =>
      query
        .where('role', '=', only?.role ?? 'admin')
        .where('brand', '=', only?.brandId ?? everyBrand),
    )
    .returning('role')
    .execute()
  return removed.length > 0
}
