import { randomBytes, randomUUID } from 'node:crypto'
import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import type { BuyerInvitation } from '#src/contract/buyers/buyer.ts'
import * as limits from '#src/contract/limits.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { slugFrom } from '../organisations/slug-from.ts'
import { rememberUser, type UserClaims } from '../users.ts'
import { lockBuyer } from './lock-buyer.ts'

/** A buyer as a member of it asks for it. */
export type BuyerKey = { id: string; slug: string; name: string; version: number; role: BuyerRole }

/** Organisations that buy (DSC-3). */
export type BuyerStore = {
  /**
   * Registers a buyer that its maker manages.
   * @throws ProblemError 409 where they manage as many as an account may
   */
  create(user: UserClaims, name: string): Promise<BuyerKey>
  /** @returns undefined where there is none, or the user is no member */
  find(userId: string, slug: string): Promise<BuyerKey | undefined>
  /** Those of a user, the oldest first. */
  of(userId: string): Promise<BuyerKey[]>
  /** @param email as `emailKey` compares it */
  invitationsTo(email: string): Promise<BuyerInvitation[]>
  /** @throws ProblemError 412 where it is not the version that was looked at */
  rename(buyer: BuyerKey, userId: string, to: { name: string; version: number }): Promise<BuyerKey>
  /** Deletes a buyer with its team and its objectives. */
  remove(buyer: BuyerKey, userId: string): Promise<void>
}

export function createBuyerStore(db: Connection): BuyerStore {
  const ofUser = (userId: string) =>
    db
      .selectFrom('buyer_members as m')
      .innerJoin('buyers as b', 'b.id', 'm.buyer_id')
      .select(['b.id', 'b.slug', 'b.name', 'b.version', 'm.role'])
      .where('m.user_id', '=', userId)
  return {
    create: (user, name) =>
      db.transaction().execute(async (transaction) => {
        await rememberUser(transaction, user)
        await requireLeft(transaction, user.id)
        const now = new Date().toISOString()
        // A slug without a random ending would tell who else is a buyer.
        const ending = randomBytes(4).toString('hex')
        const slug = `${(await slugFrom(name)) || 'buyer'}-${ending}`
        const row = { id: randomUUID(), slug, name, version: 1 }
        await transaction
          .insertInto('buyers')
          .values({ ...row, created_at: now })
          .execute()
        await transaction
          .insertInto('buyer_members')
          .values({
            ...{ id: randomUUID(), buyer_id: row.id, user_id: user.id, email: null },
            ...{ role: 'ADMIN', created_at: now, accepted_at: now },
          })
          .execute()
        await recordAudit(transaction, { actor: user.id, action: 'buyer.create', subject: slug })
        return { ...row, role: 'ADMIN' as const }
      }),
    find: (userId, slug) => ofUser(userId).where('b.slug', '=', slug).executeTakeFirst(),
    of: (userId) => ofUser(userId).orderBy('m.created_at').orderBy('m.id').execute(),
    async invitationsTo(email) {
      return db
        .selectFrom('buyer_members as m')
        .innerJoin('buyers as b', 'b.id', 'm.buyer_id')
        .select(['m.id', 'b.name', 'm.role', 'm.created_at as invitedAt'])
        .where('m.email', '=', email)
        .orderBy('m.created_at')
        .orderBy('m.id')
        .execute()
    },
    rename: (buyer, userId, { name, version }) =>
      db.transaction().execute(async (transaction) => {
        await lockBuyer(transaction, buyer.id, { userId, least: 'ADMIN' })
        const changed = await transaction
          .updateTable('buyers')
          .set({ name, version: version + 1 })
          .where('id', '=', buyer.id)
          .where('version', '=', version)
          .returning('id')
          .executeTakeFirst()
        if (!changed) throw problem(412, 'problems.record-changed')
        const subject = buyer.slug
        await recordAudit(transaction, { actor: userId, action: 'buyer.rename', subject })
        return { ...buyer, name, version: version + 1 }
      }),
    remove: (buyer, userId) =>
      db.transaction().execute(async (transaction) => {
        await lockBuyer(transaction, buyer.id, { userId, least: 'ADMIN' })
        await transaction.deleteFrom('buyers').where('id', '=', buyer.id).execute()
        const subject = buyer.slug
        await recordAudit(transaction, { actor: userId, action: 'buyer.remove', subject })
      }),
  }
}

/** @throws ProblemError 409 where an account manages as many buyers as it may */
async function requireLeft(transaction: Connection, userId: string): Promise<void> {
  const own = await transaction
    .selectFrom('buyer_members')
    .select('id')
    .where('user_id', '=', userId)
    .where('role', '=', 'ADMIN')
    .limit(limits.buyersOfAccount)
    .execute()
  if (own.length < limits.buyersOfAccount) return
  throw problem(409, 'problems.too-many-buyers.account', {
    params: { most: limits.buyersOfAccount },
  })
}
