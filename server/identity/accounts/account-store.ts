import type { Kysely, Selectable } from 'kysely'
import type { AccountTable } from '../../store/tables/identity.ts'
import type { Database } from '../../store/tables.ts'
import { emailKey, plainEmail } from '#src/contract/email-address.ts'
import type { Language } from '#src/i18n/languages.ts'

export type Account = Selectable<AccountTable>
export type Names = { firstName: string; lastName: string }
export type NewAccount = Names & {
  id: string
  email: string
  passwordHash: string
  /** In which they signed up; without it none is known. */
  language?: Language
}

/**
 * The accounts with an address, however it is capitalised: first the one that it belongs to, whose
 * owner has confirmed it, then the others, the newest first.
 */
export async function accountsByEmail(db: Kysely<Database>, email: string): Promise<Account[]> {
  const accounts = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const isOwner = ({ verified_at }: Account) => Number(verified_at !== null)
  return accounts.toSorted((one, other) => isOwner(other) - isOwner(one))
}

/** The confirmed account that an address belongs to, where there is one. */
export function ownerOfAddress(db: Kysely<Database>, key: string): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', key)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
}

/** The account with an id, confirmed or not. */
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
 * Makes an account, unconfirmed and marked as a newcomer, also where another account has the address (ACC-5).
 * @returns null where there is one with the id already
 */
export async function createAccount(
  db: Kysely<Database>,
  account: NewAccount,
): Promise<Account | null> {
  const now = new Date().toISOString()
  const created = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      email: plainEmail(account.email),
      email_key: emailKey(account.email),
      verified_at: null,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      newcomer: 1,
      tokens_valid_from: now,
      created_at: now,
      language: account.language ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return created ?? null
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

/** Stores in which language a person uses the pages, for the mails to them. */
export async function storeLanguage(
  db: Kysely<Database>,
  account: Pick<Account, 'id' | 'language'>,
  language: Language,
): Promise<void> {
  if (account.language === language) return
  await db.updateTable('accounts').set({ language }).where('id', '=', account.id).execute()
}
