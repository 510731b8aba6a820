import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { accountById, type Account } from '../accounts/account-store.ts'
import { digest } from '../accounts/action-tokens.ts'
import { lifetimes } from '../provider/lifetimes.ts'
import { formOverlap } from '../provider/payload-adapter.ts'

/**
 * Where somebody has shown one thing about an account: a sign-in whose password was right, or a session on the
 * account page. `uid` is that of the sign-in or of the session.
 */
export type SignInStep = { uid: string; account: Account; remember: boolean }

/** What was given for a step: by which way, and what was typed or what a passkey has signed. */
export type Given = { way: 'code' | 'passkey' | 'new-factor'; text: string }

/**
 * Keeps that the password of an account was given in a sign-in. It lies on the server, under the sign-in
 * that the browser's cookie belongs to: no form says who somebody is.
 */
export async function beginStep(db: Kysely<Database>, step: SignInStep): Promise<void> {
  await writeStep(db, step, { proof: null, proved_at: null })
}

/** Keeps a step for a session on the account page, with what was given in it before. */
export async function keepStep(db: Kysely<Database>, step: SignInStep): Promise<void> {
  const row = rowOf(step, { proof: null, proved_at: null })
  await db
    .insertInto('sign_in_steps')
    .values({ uid: step.uid, ...row })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet(row)
        .where(({ eb, or }) =>
          or([
            eb('sign_in_steps.account_id', '!=', row.account_id),
            eb('sign_in_steps.password_set', '!=', row.password_set),
            eb('sign_in_steps.expires_at', '<=', new Date().toISOString()),
          ]),
        ),
    )
    .execute()
}

/** @returns undefined where no password was given, or the account has another one by now */
export async function openStep(db: Kysely<Database>, uid: string): Promise<SignInStep | undefined> {
  return (await readStep(db, uid))?.step
}

/**
 * Takes a second factor once. A double tap sends a form twice, and the browser shows the answer to the
 * second: what was right is right for a minute more in the same sign-in to the same account, and nowhere else.
 * @param step as the caller has opened it; where another account is being signed in to by now, nothing is proved
 * @param spend uses it up; false where it is wrong or was used before
 * @returns when it was given, in milliseconds, and whether it was for the first time; null where it is wrong
 */
export function proveStep(
  db: Kysely<Database>,
  step: SignInStep,
  given: Given,
  spend: (transaction: Kysely<Database>) => Promise<boolean>,
): Promise<Proved | null> {
  return db.transaction().execute((transaction) => proveStepIn(transaction, step, given, spend))
}

export type Proved = { at: number; isFirst: boolean }

/** The same in a transaction that the caller has begun. */
export async function proveStepIn(
  transaction: Kysely<Database>,
  step: SignInStep,
  given: Given,
  spend: (transaction: Kysely<Database>) => Promise<boolean>,
): Promise<Proved | null> {
  // Locks the row: another sign-in under the same cookie may be putting its own account there.
  const row = await ownRow(transaction, step)
  if (!row) return null
  const now = Date.now()
  const proof = proofOf(step.account, given)
  if (await spend(transaction)) {
    await transaction
      .updateTable('sign_in_steps')
      .set({ proof, proved_at: new Date(now).toISOString() })
      .where('uid', '=', step.uid)
      .execute()
    return { at: now, isFirst: true }
  }
  const at = row.proof === proof ? recently(row.proved_at, now) : null
  return at === null ? null : { at, isFirst: false }
}

/** Keeps that an account was signed in to by a passkey alone. @returns when, in milliseconds */
export async function provePasskey(
  db: Kysely<Database>,
  step: SignInStep,
  signed: string,
): Promise<number> {
  const at = Date.now()
  const proof = proofOf(step.account, { way: 'passkey', text: signed })
  await writeStep(db, step, { proof, proved_at: new Date(at).toISOString() })
  return at
}

/**
 * The sign-in that a passkey alone has opened a moment ago, for the second answer to a double tap.
 * @param signed what the passkey has signed
 */
export async function provedByPasskey(
  db: Kysely<Database>,
  uid: string,
  signed: string,
): Promise<(SignInStep & { at: number }) | null> {
  const read = await readStep(db, uid)
  if (!read) return null
  const { step, row } = read
  const isSame = row.proof === proofOf(step.account, { way: 'passkey', text: signed })
  const at = isSame ? recently(row.proved_at, Date.now()) : null
  return at === null ? null : { ...step, at }
}

/** Of one account and one way, so that what proves one person proves no other. */
function proofOf({ id }: Account, { way, text }: Given): string {
  return digest(`${id} ${way} ${text}`)
}

/** @returns when something was proved, in milliseconds; null where that is too long ago */
function recently(proved_at: string | null, now: number): number | null {
  const at = Date.parse(proved_at ?? '')
  return Math.abs(now - at) < formOverlap ? at : null
}

type Proof = { proof: string | null; proved_at: string | null }

const rowOf = ({ account, remember }: SignInStep, proof: Proof) => ({
  account_id: account.id,
  password_set: account.tokens_valid_from,
  remember: Number(remember),
  ...proof,
  expires_at: new Date(Date.now() + lifetimes.interaction * 1000).toISOString(),
})

async function writeStep(db: Kysely<Database>, step: SignInStep, proof: Proof): Promise<void> {
  const row = rowOf(step, proof)
  await db
    .insertInto('sign_in_steps')
    .values({ uid: step.uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute()
}

async function readStep(db: Kysely<Database>, uid: string) {
  const row = await db
    .selectFrom('sign_in_steps')
    .selectAll()
    .where('uid', '=', uid)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  const account = row && (await accountById(db, row.account_id))
  if (!account || row.password_set !== account.tokens_valid_from) return undefined
  return { row, step: { uid, account, remember: row.remember === 1 } }
}

/** The row of a step, locked, as long as it is still that of its account and password. */
function ownRow(transaction: Kysely<Database>, { uid, account }: SignInStep) {
  return transaction
    .updateTable('sign_in_steps')
    .set((own) => ({ uid: own.ref('uid') }))
    .where('uid', '=', uid)
    .where('account_id', '=', account.id)
    .where('password_set', '=', account.tokens_valid_from)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accounts')
          .select('id')
          .where('id', '=', account.id)
          .where('tokens_valid_from', '=', account.tokens_valid_from),
      ),
    )
    .returning(['proof', 'proved_at'])
    .executeTakeFirst()
}
