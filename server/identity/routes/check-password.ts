import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailKey } from '#src/contract/email-address.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { accountsByEmail, type Account } from '../accounts/account-store.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempt, countAttempts, forgetAttempts, refundAttempt } from '../accounts/attempts.ts'
import { fittingHashes } from '../accounts/password-hash.ts'
import { hasSecondFactor } from '../factors/second-factors.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { knownDevice, rememberDevice } from './known-device.ts'

export type CheckedPassword =
  | { kind: 'fits'; account: Account }
  | { kind: 'wrong' }
  /** Too many guesses came before; in so many seconds the next one is heard. */
  | { kind: 'wait'; seconds: number }

type Given = {
  email: string
  password: string
  /** The account that it has to belong to; where nothing is said, any with the address. */
  of?: Account
}

/**
 * Whether a password belongs to an address: to the account that has confirmed it, or else to one that
 * has not. Guesses are counted by address and by caller; those of a browser that has signed in to the
 * account before are counted apart. Where it fits, the browser is known from then on; to an account with a
 * second factor only once that was given too, or whoever has the password could guess at it for ever.
 */
export async function checkPassword(
  context: Pick<EmbeddedContext, 'db' | 'ring'>,
  { email, password, of }: Given,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CheckedPassword> {
  const { db } = context
  const key = emailKey(email)
  const accounts = of ? [of] : await accountsByEmail(db, email)
  const known = devicesOf(context, request, accounts)
  const answer = async (account: Account): Promise<CheckedPassword> => {
    const isHalf = await hasSecondFactor(db, account.id)
    if (!isHalf) rememberDevice(context, request, reply, account)
    return { kind: 'fits', account }
  }

  let fitting: Account[] | undefined
  let own: Account | undefined
  if (known) {
    const byDevice = { limit: attemptLimits.signInDevice, value: `${known.device} ${key}` }
    const seconds = await countAttempt(db, byDevice)
    if (seconds > 0) return { kind: 'wait', seconds }
    fitting = await accountsWith(password, accounts)
    own = fitting.find((one) => known.opens(one))
    if (own) await forgetAttempts(db, byDevice)
    if (own && own === fitting[0]) return answer(own)
    if (known.isOwners) return { kind: 'wrong' }
  }

  const byAccount = { limit: attemptLimits.signInAccount, value: key }
  const byAddress = { limit: attemptLimits.signInAddress, value: callerAddress(request) }
  const seconds = await countAttempts(db, [byAccount, byAddress])
  // Where the owner's account has the same password it comes first, if a stranger may guess at it now.
  if (seconds > 0) return own ? answer(own) : { kind: 'wait', seconds }
  fitting ??= await accountsWith(password, accounts)
  const [account] = fitting
  if (!account) return { kind: 'wrong' }
  // A person who signs up with an address could guess on at its owner's password, were the guesses of
  // before forgotten each time they sign in to an account of their own.
  if (account.verified_at) await forgetAttempts(db, byAccount)
  else await refundAttempt(db, byAccount)
  await refundAttempt(db, byAddress)
  return answer(account)
}

async function accountsWith(password: string, accounts: readonly Account[]): Promise<Account[]> {
  const fitting = await fittingHashes(
    password,
    accounts.map((one) => one.password_hash),
  )
  return accounts.filter((one) => fitting.has(one.password_hash))
}

/**
 * By which accounts of an address a browser is known. Where it is known to the owner of the address its
 * guesses at all of them are its own. Where it has only signed up with the address, which any person can,
 * those at the others count as a stranger's, whether or not there are any.
 */
function devicesOf(
  context: Pick<EmbeddedContext, 'ring'>,
  request: FastifyRequest,
  accounts: readonly Account[],
) {
  const known = new Map<Account, string>()
  for (const account of accounts) {
    const device = knownDevice(context, request, account)
    if (device !== null) known.set(account, device)
  }
  const [device] = known.values()
  if (device === undefined) return null
  const isOwners = [...known.keys()].some((one) => one.verified_at !== null)
  return { device, isOwners, opens: (account: Account) => isOwners || known.has(account) }
}
