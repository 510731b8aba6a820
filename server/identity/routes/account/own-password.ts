import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '../../accounts/account-store.ts'
import { general } from '../../pages/error-summary.ts'
import type { Errors } from '../../pages/fields.ts'
import { tooManyAttempts } from '../../pages/message-pages.ts'
import { checkPassword } from '../check-password.ts'
import { siteOf, type EmbeddedContext } from '../embedded-context.ts'

/** Why a form that asks for the account's password is not taken, and the status that says so. */
export type Refusal = { errors: Errors; status: number }

/**
 * Checks the password of an account under the limits of a sign-in.
 * @param field that it was typed into
 * @returns null where it fits
 */
export async function ownPasswordProblem(
  context: EmbeddedContext,
  account: Account,
  { field, password }: { field: string; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | null> {
  const { email } = account
  const { t } = siteOf(request).texts
  const checked = await checkPassword(context, { email, password, of: account }, request, reply)
  if (checked.kind === 'wait') {
    reply.header('retry-after', checked.seconds)
    return { errors: { [general]: tooManyAttempts(t, checked.seconds) }, status: 429 }
  }
  return checked.kind === 'fits'
    ? null
    : { errors: { [field]: t('identity-account.password.wrong') }, status: 422 }
}
