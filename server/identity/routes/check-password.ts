import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { emailKey } from '#src/contract/email-address.ts'
import { callerAddress } from '../../http/caller-address.ts'
import type { Database } from '../../store/tables.ts'
import { accountByEmail, type Account } from '../accounts/account-store.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempts, forgetAttempts, refundAttempt } from '../accounts/attempts.ts'
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts'

export type CheckedPassword =
  | { kind: 'fits'; account: Account }
  | { kind: 'wrong' }
  /** Too many guesses came before; in so many seconds the next one is heard. */
  | { kind: 'wait'; seconds: number }

let decoy: Promise<string> | null = null

/** A hash that no password fits, so that an unknown address takes as long as a wrong password. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomUUID())
  return decoy
}

/** Whether a password belongs to an address; guesses are counted by address and by who guesses. */
export async function checkPassword(
  db: Kysely<Database>,
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<CheckedPassword> {
  const byAccount = { limit: attemptLimits.signInAccount, value: emailKey(email) }
  const byAddress = { limit: attemptLimits.signInAddress, value: callerAddress(request) }
  const seconds = await countAttempts(db, [byAccount, byAddress])
  if (seconds > 0) return { kind: 'wait', seconds }

  const account = await accountByEmail(db, email)
  const fits = await verifyPassword(password, account?.password_hash ?? (await decoyHash()))
  if (!account || !fits) return { kind: 'wrong' }
  await forgetAttempts(db, byAccount)
  await refundAttempt(db, byAddress)
  return { kind: 'fits', account }
}
