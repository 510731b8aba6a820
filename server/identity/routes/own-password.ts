import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../accounts/account-store.ts'
import { checkPassword } from './check-password.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'
import { type Refusal, refuseForNow } from './refuse-for-now.ts'

/** The password of an account as it was typed: into which field, and what is said where it is wrong. */
export type TypedPassword = { field: string; password: string; wrong?: string }

/**
 * Checks the password of an account under the limits of a sign-in.
 * @returns null where it fits
 */
export async function ownPasswordProblem(
  context: Pick<EmbeddedContext, 'db' | 'ring'>,
  account: Account,
  { field, password, wrong }: TypedPassword,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | null> {
  const { email } = account
  const { t } = siteOf(request).texts
  const checked = await checkPassword(context, { email, password, of: account }, request, reply)
  if (checked.kind === 'wait') return refuseForNow(reply, t, checked.seconds)
  return checked.kind === 'fits'
    ? null
    : { errors: { [field]: wrong ?? t('identity-account.password.wrong') }, status: 422 }
}
