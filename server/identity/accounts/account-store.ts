import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { AccountTable } from '../../store/tables/identity.ts'
import type { Database } from '../../store/tables.ts'
import { emailKey } from '#src/contract/email-address.ts'

export type Account = Selectable<AccountTable>
export type NewAccount = {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
}

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
 * Makes an account, unverified and marked as a newcomer.
 * @returns its id; null when the address is taken
 */
export async function createAccount(
  db: Kysely<Database>,
  account: NewAccount,
): Promise<string | null> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      id,
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
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? id : null
}

/** Records that somebody read a mail sent to the account's address. */
export async function markVerified(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ verified_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('verified_at', 'is', null)
    .execute()
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
 * Sets a password after a reset and ends everything that the old one opened: sessions, grants,
 * refresh tokens, other reset links, and access tokens by their time of issue.
 */
export async function replacePassword(
  db: Kysely<Database>,
  id: string,
  passwordHash: string,
): Promise<void> {
  const now = new Date().toISOString()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({ password_hash: passwordHash, tokens_valid_from: now })
      .where('id', '=', id)
      .execute()
    await transaction.deleteFrom('oidc_payloads').where('account_id', '=', id).execute()
    await transaction
      .updateTable('action_tokens')
      .set({ used_at: now })
      .where('account_id', '=', id)
      .where('purpose', '=', 'reset')
      .where('used_at', 'is', null)
      .execute()
  })
}
