import { sql, type Kysely } from 'kysely'
import type { Engine } from '../../store/engine.ts'
import type { Database } from '../../store/tables.ts'
import { accountById, ownerOfAddress, type Account, type Names } from './account-store.ts'
import { removeFactors } from '../factors/second-factors.ts'
import { useToken, type Purpose } from './action-tokens.ts'

type Where = { db: Kysely<Database>; engine: Engine }

/** `taken`: another account has confirmed the address before; the two can only be joined. */
export type Confirmation = 'confirmed' | 'taken' | 'used'

/**
 * Confirms the address of an account. Only for a person who has both shown to read its mail and is signed
 * in to it or gave its password: every session of the account counts as confirmed from then on (ACC-1).
 * Other links to confirm it end with that: they would let a reader of old mail set a new password.
 * @param token of the link in the mail; it stays good where the address is taken
 */
export async function confirmAddress(
  { db, engine }: Where,
  id: string,
  token: string,
): Promise<Confirmation> {
  const now = new Date().toISOString()
  return db.transaction().execute(async (transaction) => {
    const owner = await lockAddress(transaction, engine, id)
    if (owner && owner.id !== id) return 'taken'
    if (!(await useToken(transaction, 'verify', token))) return 'used'
    await transaction
      .updateTable('accounts')
      .set({ verified_at: now })
      .where('id', '=', id)
      .where('verified_at', 'is', null)
      .execute()
    await endLinks(transaction, id, ['verify'], now)
    return 'confirmed'
  })
}

/**
 * Locks the confirmation of an account's address until the transaction ends: of two one wins.
 * @returns the account that has confirmed it
 */
export async function lockAddress(
  transaction: Kysely<Database>,
  engine: Engine,
  id: string,
): Promise<Account | undefined> {
  const account = await accountById(transaction, id)
  if (!account) return undefined
  await engine.lock(transaction, `account-address ${account.email_key}`)
  return ownerOfAddress(transaction, account.email_key)
}

/**
 * Sets a password for a person who has shown to read the account's mail, which confirms its address, and
 * ends everything that the old password opened: sessions, grants, refresh tokens, other links, and
 * access tokens by their time of issue. A second factor stays, for a mailbox is not one; only what was set
 * up before the address was confirmed ends, for a stranger may have signed up with it.
 * @param names in place of those that were typed at the sign-up
 * @returns the account as it is then; undefined where it is gone, or another account has confirmed the
 * address meanwhile
 */
export async function replacePassword(
  { db, engine }: Where,
  id: string,
  passwordHash: string,
  names: Partial<Names> = {},
): Promise<Account | undefined> {
  const now = new Date().toISOString()
  return db.transaction().execute(async (transaction) => {
    const owner = await lockAddress(transaction, engine, id)
    if (owner && owner.id !== id) return undefined
    const renewed = await transaction
      .updateTable('accounts')
      .set({
        password_hash: passwordHash,
        tokens_valid_from: now,
        verified_at: sql`coalesce(verified_at, ${now})`,
        ...(names.firstName !== undefined && { first_name: names.firstName }),
        ...(names.lastName !== undefined && { last_name: names.lastName }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    // Behind the account's new password: one that is being added this moment is there by then, or refused.
    if (!owner) await removeFactors(transaction, id)
    await transaction.deleteFrom('oidc_payloads').where('account_id', '=', id).execute()
    await endLinks(transaction, id, ['reset', 'verify'], now)
    return renewed
  })
}

/** Makes the account's links of some kinds worthless. */
export async function endLinks(
  transaction: Kysely<Database>,
  accountId: string,
  purposes: readonly Purpose[],
  now: string,
): Promise<void> {
  await transaction
    .updateTable('action_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}
