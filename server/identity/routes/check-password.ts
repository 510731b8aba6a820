import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailKey } from '#src/contract/email-address.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { accountByEmail, type Account } from '../accounts/account-store.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempts, forgetAttempts, refundAttempt, type Counted } from '../accounts/attempts.ts'
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { knownDevice, rememberDevice } from './known-device.ts'

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

/**
 * Whether a password belongs to an address. Guesses are counted by address and by who guesses; those of
 * a browser that has signed in to the account before, by themselves. Where it fits, the browser is known
 * from then on.
 */
export async function checkPassword(
  context: Pick<EmbeddedContext, 'db' | 'ring'>,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CheckedPassword> {
  const { db } = context
  const account = await accountByEmail(db, email)
  const device = account ? knownDevice(context, request, account) : null
  const { byWhom, byAddress } = countedBy(emailKey(email), device, callerAddress(request))
  const seconds = await countAttempts(db, [byWhom, ...byAddress])
  if (seconds > 0) return { kind: 'wait', seconds }

  const fits = await verifyPassword(password, account?.password_hash ?? (await decoyHash()))
  if (!account || !fits) return { kind: 'wrong' }
  // Not what others have guessed where the browser was known: that would let them go on.
  await forgetAttempts(db, byWhom)
  for (const counted of byAddress) await refundAttempt(db, counted)
  rememberDevice(context, request, reply, account)
  return { kind: 'fits', account }
}

/** Strangers who share the address of a known browser do not keep it out either. */
function countedBy(
  account: string,
  device: string | null,
  address: string,
): { byWhom: Counted; byAddress: Counted[] } {
  const { signInAccount, signInAddress, signInDevice } = attemptLimits
  return device === null
    ? {
        byWhom: { limit: signInAccount, value: account },
        byAddress: [{ limit: signInAddress, value: address }],
      }
    : { byWhom: { limit: signInDevice, value: `${device} ${account}` }, byAddress: [] }
}
