import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { AccountTable } from '../../store/tables/identity.ts'
import type { Database } from '../../store/tables.ts'
import { emailKey } from '#src/contract/email-address.ts'
import type { Purpose } from './action-tokens.ts'

export type Account = Selectable<AccountTable>
export type Names = { firstName: string; lastName: string }
export type NewAccount = Names & { email: string; passwordHash: string }

/** The account with an address, however it is capitalised. */
export function accountByEmail(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

export function accountById(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * An account as long as a grant of its own has not ended: by a sign-out, a code or refresh token that
 * came twice, a new password, or its time. One query, by two primary keys.
 */
export function accountOfGrant(
  db: Kysely<Database>,
  id: string,
  grantId: string,
): Promise<Account | undefined> {
  return db
    .selectFrom('accounts as a')
    .innerJoin('oidc_payloads as g', 'g.account_id', 'a.id')
    .selectAll('a')
    .where('a.id', '=', id)
    .where('g.model', '=', 'Grant')
    .where('g.id', '=', grantId)
    .where('g.expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
}

/**
 * Makes an account, unverified and marked as a newcomer.
 * @returns null when the address is taken
 */
export async function createAccount(
  db: Kysely<Database>,
  account: NewAccount,
): Promise<Account | null> {
  const now = new Date().toISOString()
  const created = await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      email: account.email.trim(),
      email_key: emailKey(account.email),
      verified_at: null,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      newcomer: 1,
      tokens_valid_from: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  return created ?? null
}

/**
 * Confirms the address of an account. Only for whoever has both shown to read its mail and is signed
 * in to it or gave its password: every session of the account counts as confirmed from then on (ACC-1).
 * Other links to confirm it end with that: they would let whoever reads old mail set a new password.
 */
export async function markVerified(db: Kysely<Database>, id: string): Promise<void> {
  const now = new Date().toISOString()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({ verified_at: now })
      .where('id', '=', id)
      .where('verified_at', 'is', null)
      .execute()
    await endLinks(transaction, id, ['verify'], now)
  })
}

/** Says once whether the account is new: true for the first call after the sign-up only. */
export async function takeNewcomer(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ newcomer: 0 })
    .where('id', '=', id)
    .where('newcomer', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Sets a password for whoever has shown to read the account's mail, which confirms its address, and
 * ends everything that the old password opened: sessions, grants, refresh tokens, other links, and
 * access tokens by their time of issue.
 * @param names in place of those that were typed at the sign-up
 * @returns the account as it is then; undefined where it is gone
 */
export async function replacePassword(
  db: Kysely<Database>,
  id: string,
  passwordHash: string,
  names: Partial<Names> = {},
): Promise<Account | undefined> {
  const now = new Date().toISOString()
  return db.transaction().execute(async (transaction) => {
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
