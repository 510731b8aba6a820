import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { endOtherSessions } from '../accounts/end-other-sessions.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { formOverlap } from '../provider/payload-adapter.ts'
import { signInWays, type SignInWay } from '../provider/password-stamp.ts'
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts'
import { hasSecondFactor } from './second-factors.ts'
import { proveStepIn, type SignInStep } from './sign-in-steps.ts'

/** What is to be added in a session, whose `uid` is that of the step. */
export type NewFactor = {
  /** The form as it was sent: the second answer to a double tap is the same as the first. */
  text: string
  /** What has been given with it, beside the password. */
  way: Extract<SignInWay, 'passwordAndCode' | 'passwordAndPasskey'>
  /** Says whether there is something new. */
  add(transaction: Kysely<Database>): Promise<boolean>
}

export type AddedFactor = {
  /** To be shown this once; null where the account has some already. */
  codes: string[] | null
  /** False for the second answer to a double tap. */
  isNew: boolean
  /** Whether other browsers were signed out by it. */
  endsOthers: boolean
}

/**
 * Adds a passkey or an app, and recovery codes where the account has none yet. With the first one the session in
 * which it is added counts as signed in with both, and all others end: they were opened by the password alone.
 * @returns undefined where nothing was added, or the account has another password by now
 */
export function addFactor(
  db: Kysely<Database>,
  step: SignInStep,
  { text, way, add }: NewFactor,
): Promise<AddedFactor | undefined> {
  const { account, uid } = step
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) return undefined
    const isFirstFactor = !(await hasSecondFactor(transaction, account.id))
    const proved = await proveStepIn(transaction, step, { way: 'new-factor', text }, add)
    if (!proved) return undefined
    const amr = [...signInWays[way]]
    const endsOthers =
      proved.isFirst &&
      isFirstFactor &&
      (await endOtherSessions(transaction, account.id, uid, { amr }))
    const codes = await codesFor(transaction, account.id, proved.isFirst)
    return { codes, isNew: proved.isFirst, endsOthers }
  })
}

/** New codes where there are none, or where the page with those of a moment ago was lost to a double tap. */
async function codesFor(transaction: Kysely<Database>, accountId: string, isNew: boolean) {
  if ((await recoveryCodesLeft(transaction, accountId)) === null)
    return renewRecoveryCodes(transaction, accountId)
  if (isNew) return null
  const since = new Date(Date.now() - formOverlap).toISOString()
  const fresh = await transaction
    .selectFrom('recovery_codes')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return fresh ? renewRecoveryCodes(transaction, accountId) : null
}
