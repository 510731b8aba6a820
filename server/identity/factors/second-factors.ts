import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import type { Account } from '../accounts/account-store.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { passkeysOf, type Passkey } from './passkeys.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts'

/** What an account has beside its password. */
export type Factors = {
  passkeys: readonly Passkey[]
  /** Since when it has an app; null: it has none. */
  appSince: string | null
  /** Recovery codes that were not used yet; null: it never had any. */
  codesLeft: number | null
}

/** Everything that an account has beside its password. */
export async function factorsOf(db: Kysely<Database>, accountId: string): Promise<Factors> {
  const [passkeys, app, codesLeft] = await Promise.all([
    passkeysOf(db, accountId),
    db
      .selectFrom('authenticator_apps')
      .select('confirmed_at')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    recoveryCodesLeft(db, accountId),
  ])
  return { passkeys, appSince: app?.confirmed_at ?? null, codesLeft }
}

/** Whether a sign-in to an account takes more than its password. */
export async function hasSecondFactor(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('account_id')
    .where('account_id', '=', accountId)
    .unionAll(
      db.selectFrom('authenticator_apps').select('account_id').where('account_id', '=', accountId),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Which one goes: a passkey by its id, or the app. */
export type Removed = { passkey: string } | 'app'

/**
 * Removes a factor, and the recovery codes with the last one.
 * @returns false where there is no such one, or the account has another password by now
 */
export function removeFactor(
  db: Kysely<Database>,
  account: Account,
  removed: Removed,
): Promise<boolean> {
  const { id } = account
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) return false
    const { numDeletedRows } = await (
      removed === 'app'
        ? transaction.deleteFrom('authenticator_apps').where('account_id', '=', id)
        : transaction
            .deleteFrom('passkeys')
            .where('account_id', '=', id)
            .where('credential_id', '=', removed.passkey)
    ).executeTakeFirst()
    if (numDeletedRows === 0n) return false
    if (!(await hasSecondFactor(transaction, id))) {
      await transaction.deleteFrom('recovery_codes').where('account_id', '=', id).execute()
    }
    return true
  })
}

/**
 * Makes new recovery codes in place of those of before.
 * @returns null where the account has no factor any more, for codes alone would prove nothing, or has another
 * password by now
 */
export function replaceRecoveryCodes(
  db: Kysely<Database>,
  account: Account,
): Promise<string[] | null> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) return null
    if (!(await hasSecondFactor(transaction, account.id))) return null
    return renewRecoveryCodes(transaction, account.id)
  })
}

/** Removes all that an account has beside its password. @returns how many passkeys and apps that were */
export async function removeFactors(
  transaction: Kysely<Database>,
  accountId: string,
): Promise<number> {
  let removed = 0n
  for (const table of ['passkeys', 'authenticator_apps'] as const) {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    removed += numDeletedRows
  }
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  return Number(removed)
}
