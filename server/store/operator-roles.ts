import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import type { Connection } from './engine.ts'

/** Stands for all brands; no brand can have such an id. */
export const everyBrand = '*'

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
