import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { accountById, type Account } from './account-store.ts'
import {
  endAddressChange,
  isConfirmedElsewhere,
  isGood,
  type AddressChange,
  type OpenChange,
  type Side,
} from './address-changes.ts'
import { endLinks } from './confirm-address.ts'
import { raiseOwned } from '../../store/proofs/raise-owned.ts'

/** What came of it that one of the mailboxes agreed to a change of address. */
export type Agreed =
  | { kind: 'changed'; before: Account; now: Account }
  /** The other mailbox has not agreed yet. */
  | { kind: 'waits' }
  /** The new address belongs to another account. */
  | { kind: 'taken' }
  /** The change was ended in between. */
  | { kind: 'gone' }

/**
 * Agrees to a change of address for one of the two mailboxes, and makes it once both have. What the old
 * address proved is not lent to the new one: that counts as confirmed by its own link alone, and the
 * links that were mailed to the old one end.
 * @throws Error of the database, except where another account has the address, which is 'taken'
 */
export async function agreeToAddress(
  db: Kysely<Database>,
  side: Side,
  { change, account }: OpenChange,
): Promise<Agreed> {
  try {
    return await db.transaction().execute((transaction) => agree(transaction, side, change))
  } catch (error) {
    // The database allows an address to one account only: both have tried, or the other was first.
    if (!(await isHeldElsewhere(db, change))) throw error
    await endAddressChange(db, account.id)
    return { kind: 'taken' }
  }
}

async function agree(
  transaction: Kysely<Database>,
  side: Side,
  { account_id: id, new_hash }: AddressChange,
): Promise<Agreed> {
  const now = new Date().toISOString()
  // Locks the row: of two that agree at once, the second sees what the first has written.
  const change = await transaction
    .updateTable('address_changes')
    .set(side === 'new' ? { new_agreed_at: now } : { present_agreed_at: now })
    .where('account_id', '=', id)
    .where('new_hash', '=', new_hash)
    .returningAll()
    .executeTakeFirst()
  const before = await accountById(transaction, id)
  if (!change || !before || !isGood(change, before)) return { kind: 'gone' }
  const isAgreed = change.present_hash === null || change.present_agreed_at !== null
  if (!change.new_agreed_at || !isAgreed) return { kind: 'waits' }
  if (await isConfirmedElsewhere(transaction, before, change.email)) {
    await endAddressChange(transaction, id)
    return { kind: 'taken' }
  }
  const changed = await moveTo(transaction, change, now)
  return changed ? { kind: 'changed', before, now: changed } : { kind: 'gone' }
}

async function moveTo(
  transaction: Kysely<Database>,
  change: AddressChange,
  now: string,
): Promise<Account | undefined> {
  const { account_id: id, email, email_key } = change
  const changed = await transaction
    .updateTable('accounts')
    .set({ email, email_key, verified_at: now })
    .where('id', '=', id)
    .where('email_key', '=', change.present_key)
    .where('tokens_valid_from', '=', change.password_set)
    .returningAll()
    .executeTakeFirst()
  if (!changed) return undefined
  await raiseOwned(transaction, id)
  // What other people see of the person; it is written anew from each token as well.
  await transaction
    .updateTable('users')
    .set({ email, email_verified: 1, updated_at: now })
    .where('id', '=', id)
    .execute()
  await endLinks(transaction, id, ['reset', 'verify'], now)
  await endAddressChange(transaction, id)
  return changed
}

async function isHeldElsewhere(db: Kysely<Database>, change: AddressChange): Promise<boolean> {
  const holder = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', change.email_key)
    .where('id', '!=', change.account_id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return holder !== undefined
}
