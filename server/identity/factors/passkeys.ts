import type { Insertable, Kysely, Selectable } from 'kysely'
import type { PasskeyTable } from '../../store/tables/second-factors.ts'
import type { Database } from '../../store/tables.ts'

export type Passkey = Selectable<PasskeyTable>

export const passkeyLimits = {
  /** Of one account. */
  most: 20,
  nameLength: 60,
} as const

/** The passkeys of an account, the oldest first. */
export function passkeysOf(db: Kysely<Database>, accountId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute()
}

/** The passkey with an id on a host. */
export function passkeyById(
  db: Kysely<Database>,
  credentialId: string,
  rpId: string,
): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('rp_id', '=', rpId)
    .executeTakeFirst()
}

/**
 * Stores a new passkey.
 * @returns false where there is one with its id, of whichever account, or the account has as many as it may
 */
export async function addPasskey(
  db: Kysely<Database>,
  passkey: Insertable<PasskeyTable>,
): Promise<boolean> {
  if ((await passkeysOf(db, passkey.account_id)).length >= passkeyLimits.most) return false
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/**
 * Notes that a passkey has signed.
 * @param counter as its authenticator counts now
 * @returns false where it has signed something else meanwhile, or is gone
 */
export async function notePasskeyUse(
  db: Kysely<Database>,
  { credential_id, counter: before }: Passkey,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, backed_up: Number(isBackedUp), last_used_at: new Date().toISOString() })
    .where('credential_id', '=', credential_id)
    .where('counter', '=', Number(before))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
