import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempts } from '../accounts/attempts.ts'
import { emailKey } from '#src/contract/email-address.ts'

/**
 * Counts a mail that somebody asks for, by mailbox and by asker, whether or not it will be sent.
 * @returns seconds to wait; 0: go on
 */
export function countMail(
  db: Kysely<Database>,
  request: FastifyRequest,
  email: string,
): Promise<number> {
  return countAttempts(db, [
    { limit: attemptLimits.mailAccount, value: emailKey(email) },
    { limit: attemptLimits.mailAddress, value: callerAddress(request) },
  ])
}
