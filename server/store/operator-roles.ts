import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { isWithin, scopeIn } from '../policies/operator.ts'
import { recordAudit } from './audit.ts'
import type { Connection } from './engine.ts'

/** Stands for all brands; no brand can have such an id. */
export const everyBrand = '*'

/** @param brand id of one, or what stands for all */
export const brandOf = (brand: string) => (brand === everyBrand ? null : brand)

/** The roles of a user; none: they are no operator. */
export async function grantsOf(db: Connection, userId: string): Promise<OperatorGrant[]> {
  const rows = await db
    .selectFrom('operator_roles')
    .select(['role', 'brand'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ role, brand }) => ({ role, brandId: brandOf(brand) }))
}

/** Whether a user gives roles for a brand. @param brandId null: for all */
export async function isAdminOf(
  db: Connection,
  userId: string,
  brandId: string | null,
): Promise<boolean> {
  return isWithin(scopeIn(await grantsOf(db, userId), []), brandId)
}

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

/**
 * Takes roles of a user away; they count no more from the next request on. With the role of an admin go the links
 * that they made and nobody has used: by one of them they could take it back.
 * @param only one of them; null: all
 * @returns whether there were any
 */
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
  if (removed.some(({ role }) => role === 'admin'))
    await transaction.deleteFrom('operator_invitations').where('user_id', '=', userId).execute()
  return removed.length > 0
}

/** Nobody could give roles any more. */
export class LastAdmin extends Error {}

/** Whoever takes a role away may not any more. */
export class NoAdmin extends Error {}

/**
 * Takes one role away, with its entry in the audit log.
 * @throws LastAdmin where it is that of the last admin of all brands
 * @throws NoAdmin where `by` has lost their own role meanwhile
 * @returns whether there was one
 */
export async function removeRole(
  transaction: Connection,
  userId: string,
  grant: OperatorGrant,
  by: { id: string; email: string },
): Promise<boolean> {
  // Locks them: of two admins who take each other's role away at once, one stays.
  const admins = await transaction
    .updateTable('operator_roles')
    .set((own) => ({ role: own.ref('role') }))
    .where('role', '=', 'admin')
    .where('brand', '=', everyBrand)
    .returning('user_id')
    .execute()
  if (!(await isAdminOf(transaction, by.id, grant.brandId))) throw new NoAdmin('No admin any more')
  const isAdmin = grant.role === 'admin' && grant.brandId === null
  if (isAdmin && admins.every(({ user_id }) => user_id === userId))
    throw new LastAdmin('There is no other admin')
  if (!(await revokeRoles(transaction, userId, grant))) return false
  await recordAudit(transaction, {
    ...{ actor: by.email, action: 'operator.revoke', subject: userId },
    details: { roles: [grant.role], brand: grant.brandId },
  })
  return true
}
