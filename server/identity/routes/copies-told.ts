import type { FastifyRequest } from 'fastify'
import { accountById } from '../accounts/account-store.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempt } from '../accounts/attempts.ts'
import type { Passkey } from '../factors/passkeys.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'

/** Tells the owner of a passkey, once a day, that it was refused since its counter has not gone on. */
export function copiesTold(
  { db, letters }: Pick<EmbeddedContext, 'db' | 'letters'>,
  request: FastifyRequest,
): (passkey: Passkey) => Promise<void> {
  return async ({ account_id, credential_id, name }) => {
    const account = await accountById(db, account_id)
    const told = { limit: attemptLimits.copyAlarm, value: credential_id }
    if (account && (await countAttempt(db, told)) === 0)
      letters.sendPasskeyCopied(siteOf(request), account, name)
  }
}
