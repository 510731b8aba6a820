import { buyerRoles, type BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import { emailKey } from '#src/contract/email-address.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { holdBuyer } from './lock-buyer.ts'

const rankOf = (role: BuyerRole) => buyerRoles.indexOf(role)

/**
 * Gives the remaining one of two accounts of a person the greater role where both belong to the same buyer; the row of
 * the other one ends with it.
 */
export async function joinBuyerRoles(
  transaction: Connection,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const pairs = await transaction
    .selectFrom('buyer_members as own')
    .innerJoin('buyer_members as other', 'other.buyer_id', 'own.buyer_id')
    .select(['own.id', 'own.role', 'other.role as otherRole'])
    .where('own.user_id', '=', into)
    .where('other.user_id', '=', from)
    .execute()
  for (const { id, role, otherRole } of pairs) {
    if (rankOf(otherRole) <= rankOf(role)) continue
    await transaction
      .updateTable('buyer_members')
      .set({ role: otherRole })
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Takes a person who is deleted out of the buyers that they belong to. A buyer without another member goes with them,
 * since nobody could open it again. Where nobody else manages the team, the member in the greatest role who has been
 * there longest does from then on.
 * @param email to which nobody stays invited; null: it is not theirs
 */
export async function leaveBuyers(
  transaction: Connection,
  userId: string,
  email: string | null,
): Promise<void> {
  const own = await transaction
    .selectFrom('buyer_members as m')
    .innerJoin('buyers as b', 'b.id', 'm.buyer_id')
    .select(['m.id', 'b.id as buyerId', 'b.slug'])
    .where('m.user_id', '=', userId)
    .orderBy('b.id')
    .execute()
  for (const { id, buyerId, slug } of own) {
    await holdBuyer(transaction, buyerId)
    await transaction.deleteFrom('buyer_members').where('id', '=', id).execute()
    const others = await transaction
      .selectFrom('buyer_members')
      .select(['id', 'role'])
      .where('buyer_id', '=', buyerId)
      .where('user_id', 'is not', null)
      .orderBy('accepted_at')
      .orderBy('id')
      .execute()
    const [next] = others.toSorted((one, other) => rankOf(other.role) - rankOf(one.role))
    if (!next) {
      await transaction.deleteFrom('buyers').where('id', '=', buyerId).execute()
      await recordAudit(transaction, { actor: userId, action: 'buyer.remove', subject: slug })
    } else if (next.role !== 'ADMIN') {
      await transaction
        .updateTable('buyer_members')
        .set({ role: 'ADMIN' })
        .where('id', '=', next.id)
        .execute()
      const details = { member: next.id, role: 'ADMIN' }
      const action = 'buyer.member-change'
      await recordAudit(transaction, { actor: userId, action, subject: slug, details })
    }
  }
  if (email === null) return
  await transaction.deleteFrom('buyer_members').where('email', '=', emailKey(email)).execute()
}

/** Invitations into teams that a person has not answered, as they are told what is stored about them. */
export const buyerInvitationsTo = (db: Connection, email: string) =>
  db
    .selectFrom('buyer_members as m')
    .innerJoin('buyers as b', 'b.id', 'm.buyer_id')
    .select(['b.name as buyer', 'm.email', 'm.role', 'm.created_at'])
    .where('m.email', '=', emailKey(email))
    .orderBy('m.created_at')
    .execute()
