import type { FastifyRequest } from 'fastify'
import { emailKey } from '#src/contract/email-address.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { ownerOfAddress } from '../accounts/account-store.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempt, countAttempts } from '../accounts/attempts.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { knownDevice } from './known-device.ts'

/**
 * Counts a mail that a form asks for, by mailbox and by caller, whether or not it will be sent. A browser
 * in which the owner of the mailbox has signed in has mails of its own: strangers who ask for as many as
 * there may be cannot block the owner's mail for a new password (ACC-5).
 * @returns seconds to wait; 0: go on
 */
export async function countMail(
  context: Pick<EmbeddedContext, 'db' | 'ring'>,
  request: FastifyRequest,
  email: string,
): Promise<number> {
  const { db } = context
  const mailbox = emailKey(email)
  const owner = await ownerOfAddress(db, mailbox)
  const device = owner ? knownDevice(context, request, owner) : null
  if (device !== null) {
    return countAttempt(db, { limit: attemptLimits.mailDevice, value: `${device} ${mailbox}` })
  }
  return countAttempts(db, [
    { limit: attemptLimits.mailAccount, value: mailbox },
    { limit: attemptLimits.mailAddress, value: callerAddress(request) },
  ])
}
