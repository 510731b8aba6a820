import type { FastifyRequest } from 'fastify'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempt, type Counted, forgetAttempts } from '../accounts/attempts.ts'
import { useAppCode } from '../factors/authenticator-app.ts'
import { isRecoveryCode, recoveryCodesLeft, useRecoveryCode } from '../factors/recovery-codes.ts'
import { proveStep, type SignInStep } from '../factors/sign-in-steps.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'
import { knownDevice } from './known-device.ts'

export type CheckedCode =
  /** When it was given, in milliseconds. */
  | { kind: 'fits'; at: number }
  | { kind: 'wrong' }
  /** Too many guesses came before; in so many seconds the next one is heard. */
  | { kind: 'wait'; seconds: number }

/**
 * Whether a code is one of an account's app, or one of its recovery codes. Guesses at the six digits of an app are
 * counted by account, for only whoever gave its password gets here, and no more of them than a few are heard on a
 * day. Those of a browser that has given a second factor before are counted apart. Recovery codes are not counted:
 * nobody guesses 80 bits, and whoever has lost their phone needs them just while a stranger guesses (ACC-5).
 */
export async function checkCode(
  context: EmbeddedContext,
  step: SignInStep,
  code: string,
  request: FastifyRequest,
): Promise<CheckedCode> {
  const { db, letters } = context
  const { account } = step
  const given = { way: 'code', text: code } as const
  if (isRecoveryCode(code)) {
    const proved = await proveStep(db, step, given, (transaction) =>
      useRecoveryCode(transaction, account.id, code),
    )
    if (proved?.isFirst) {
      const left = (await recoveryCodesLeft(db, account.id)) ?? 0
      letters.sendRecoveryCodeUsed(siteOf(request), account, left)
    }
    return proved ? { kind: 'fits', at: proved.at } : { kind: 'wrong' }
  }
  const device = knownDevice(context, request, account, 'both')
  const limits = device === null ? ofAccount(account.id) : ofDevice(device, account.id)
  for (const counted of limits) {
    const seconds = await countAttempt(db, counted)
    if (seconds === 0) continue
    if (device === null) await tellOwner(context, step, request)
    return { kind: 'wait', seconds }
  }
  const proved = await proveStep(db, step, given, (transaction) =>
    useAppCode(transaction, account.id, code),
  )
  if (!proved) return { kind: 'wrong' }
  for (const counted of limits) await forgetAttempts(db, counted)
  return { kind: 'fits', at: proved.at }
}

/** Forgets guesses at the second factor, of which none was made with the new password of an account. */
export async function forgetCodeGuesses(
  { db }: Pick<EmbeddedContext, 'db'>,
  accountId: string,
): Promise<void> {
  for (const counted of ofAccount(accountId)) await forgetAttempts(db, counted)
}

/** In the order in which they are counted: what one refuses is not counted by those behind it. */
const ofAccount = (id: string): Counted[] => [
  { limit: attemptLimits.factorAccount, value: id },
  { limit: attemptLimits.factorDay, value: id },
]

const ofDevice = (device: string, id: string): Counted[] => [
  { limit: attemptLimits.factorDevice, value: `${device} ${id}` },
]

/** Once a day: whoever fails here has given the right password. */
async function tellOwner(
  { db, letters }: EmbeddedContext,
  { account }: SignInStep,
  request: FastifyRequest,
): Promise<void> {
  const told = { limit: attemptLimits.factorAlarm, value: account.id }
  if ((await countAttempt(db, told)) === 0) letters.sendCodesGuessed(siteOf(request), account)
}
