import type { Kysely, Selectable } from 'kysely'
import { emailKey } from '#src/contract/email-address.ts'
import type { AddressChangeTable } from '../../store/tables/identity.ts'
import type { Database } from '../../store/tables.ts'
import { accountById, type Account } from './account-store.ts'
import { digest, newSecret } from './action-tokens.ts'

export type AddressChange = Selectable<AddressChangeTable>

/** Which of the two mailboxes a link went to. */
export type Side = 'new' | 'present'

/** A change as a link of one of its mails finds it. */
export type OpenChange = { change: AddressChange; account: Account }

/** Milliseconds that the links of a change live. */
const lifetime = 24 * 3_600_000

/**
 * Begins to change the address of an account, in place of a change that is under way.
 * @returns the secrets of the links; none for a present address that is not confirmed
 */
export async function startAddressChange(
  db: Kysely<Database>,
  account: Account,
  email: string,
): Promise<{ ofNew: string; ofPresent: string | null }> {
  const ofNew = newSecret()
  const ofPresent = account.verified_at ? newSecret() : null
  const row = {
    email,
    email_key: emailKey(email),
    present_key: account.email_key,
    password_set: account.tokens_valid_from,
    new_hash: digest(ofNew),
    present_hash: ofPresent && digest(ofPresent),
    new_agreed_at: null,
    present_agreed_at: null,
    expires_at: new Date(Date.now() + lifetime).toISOString(),
  }
  await db
    .insertInto('address_changes')
    .values({ account_id: account.id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
  return { ofNew, ofPresent }
}

/** The change that an account waits for. */
export async function addressChangeOf(
  db: Kysely<Database>,
  account: Account,
): Promise<AddressChange | undefined> {
  const change = await db
    .selectFrom('address_changes')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  return change && isGood(change, account) ? change : undefined
}

/** The change that a mailed link belongs to, without agreeing to it: mail scanners open links too. */
export async function openChange(
  db: Kysely<Database>,
  side: Side,
  token: string,
): Promise<OpenChange | undefined> {
  const change = await db
    .selectFrom('address_changes')
    .selectAll()
    .where(side === 'new' ? 'new_hash' : 'present_hash', '=', digest(token))
    .executeTakeFirst()
  const account = change && (await accountById(db, change.account_id))
  return account && isGood(change, account) ? { change, account } : undefined
}

/** Ends a change that has not been made. */
export async function endAddressChange(db: Kysely<Database>, accountId: string): Promise<void> {
  await db.deleteFrom('address_changes').where('account_id', '=', accountId).execute()
}

/** Whether another account has confirmed an address. */
export async function isConfirmedElsewhere(
  db: Kysely<Database>,
  { id }: Pick<Account, 'id'>,
  email: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .where('verified_at', 'is not', null)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * A change is good for its time, for the password and the address that the account had as it was
 * asked for; and without the present address only as long as that one is not confirmed.
 */
export function isGood(change: AddressChange, account: Account): boolean {
  return (
    change.expires_at > new Date().toISOString() &&
    change.password_set === account.tokens_valid_from &&
    change.present_key === account.email_key &&
    (change.present_hash !== null || account.verified_at === null)
  )
}
