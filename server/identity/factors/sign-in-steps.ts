import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { accountById, type Account } from '../accounts/account-store.ts'
import { digest } from '../accounts/action-tokens.ts'
import { lifetimes } from '../provider/lifetimes.ts'
import { formOverlap } from '../provider/payload-adapter.ts'

/** A sign-in whose password was right, and which waits for the second factor. */
export type SignInStep = { uid: string; account: Account; remember: boolean }

/**
 * Keeps that the password of an account was given in a sign-in. It lies on the server, under the sign-in
 * that the browser's cookie belongs to: no form says who somebody is.
 */
export async function beginStep(db: Kysely<Database>, step: SignInStep): Promise<void> {
  const row = {
    account_id: step.account.id,
    password_set: step.account.tokens_valid_from,
    remember: Number(step.remember),
    proof: null,
    proved_at: null,
    expires_at: new Date(Date.now() + lifetimes.interaction * 1000).toISOString(),
  }
  await db
    .insertInto('sign_in_steps')
    .values({ uid: step.uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute()
}

/** @returns undefined where no password was given, or the account has another one by now */
export async function openStep(db: Kysely<Database>, uid: string): Promise<SignInStep | undefined> {
  const row = await db
    .selectFrom('sign_in_steps')
    .selectAll()
    .where('uid', '=', uid)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  const account = row && (await accountById(db, row.account_id))
  if (!account || row.password_set !== account.tokens_valid_from) return undefined
  return { uid, account, remember: row.remember === 1 }
}

/**
 * Takes a second factor once. A double tap sends a form twice, and the browser shows the answer to the
 * second: what was right is right for a minute more in the same sign-in, and nowhere else.
 * @param given what was typed, or what a passkey has signed
 * @param use uses it up; false where it is wrong or was used before
 * @returns when it was given, in milliseconds; null where it is wrong
 */
export async function proveStep(
  db: Kysely<Database>,
  uid: string,
  given: string,
  use: (db: Kysely<Database>) => Promise<boolean>,
): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const proof = digest(given)
    const now = Date.now()
    if (await use(transaction)) {
      await transaction
        .updateTable('sign_in_steps')
        .set({ proof, proved_at: new Date(now).toISOString() })
        .where('uid', '=', uid)
        .execute()
      return now
    }
    const before = await transaction
      .selectFrom('sign_in_steps')
      .select('proved_at')
      .where('uid', '=', uid)
      .where('proof', '=', proof)
      .executeTakeFirst()
    const provedAt = Date.parse(before?.proved_at ?? '')
    return Math.abs(now - provedAt) < formOverlap ? provedAt : null
  })
}
