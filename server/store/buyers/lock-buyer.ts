import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import { requireBuyerRole, unknownBuyer } from '../../policies/buyer.ts'
import type { Connection } from '../engine.ts'

/** Who changes something of a buyer, and the least role that this needs. */
export type ByMember = { userId: string; least: BuyerRole }

/**
 * Makes other changes of a buyer wait until the transaction has ended, and asks once more whether its member may:
 * the role may have been taken away since the call began.
 * @throws ProblemError 404 or 403 where they may not any more
 */
export async function lockBuyer(
  transaction: Connection,
  id: string,
  { userId, least }: ByMember,
): Promise<void> {
  await holdBuyer(transaction, id)
  requireBuyerRole(await roleIn(transaction, id, userId), least)
}

/**
 * Runs a change that editors may make, alone among those of the buyer.
 * @throws ProblemError as `lockBuyer` does
 */
export const asEditor = <Result>(
  db: Connection,
  buyer: { id: string },
  userId: string,
  work: (transaction: Connection) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    await lockBuyer(transaction, buyer.id, { userId, least: 'EDITOR' })
    return work(transaction)
  })

/** Makes other changes wait for whoever is no member yet. @throws ProblemError 404 where the buyer is gone */
export async function holdBuyer(transaction: Connection, id: string): Promise<void> {
  const row = await transaction
    .updateTable('buyers')
    .set((own) => ({ name: own.ref('name') }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw unknownBuyer()
}

/** @returns undefined for whoever is no member */
async function roleIn(
  db: Connection,
  buyerId: string,
  userId: string,
): Promise<BuyerRole | undefined> {
  const row = await db
    .selectFrom('buyer_members')
    .select('role')
    .where('buyer_id', '=', buyerId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.role
}
