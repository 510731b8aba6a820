import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountByEmail } from '../accounts/account-store.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempts, forgetAttempts, refundAttempt } from '../accounts/attempts.ts'
import { emailKey } from '#src/contract/email-address.ts'
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { signInPage } from '../pages/sign-in-page.ts'
import { waitInWords } from '../pages/message-pages.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import type { Interaction } from './open-interaction.ts'

const noMatch = 'This email address and password do not belong together. Check both and try again.'

let decoy: Promise<string> | null = null

/** A hash that no password fits, so that an unknown address takes as long as a wrong password. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(randomUUID())
  return decoy
}

/** Signs in by address and password. */
export async function answerSignIn(
  { db }: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const email = lineOf(request.body, 'email')
  const password = fieldOf(request.body, 'password')
  const keep = fieldOf(request.body, 'keep') === 'yes'
  const again = (errors: Errors, status: number) =>
    sendPage(
      request,
      reply,
      signInPage(siteOf(request), interaction.path, { email, keep, errors }),
      status,
    )

  const missing = {
    ...(!email && { email: 'Enter your email address.' }),
    ...(!password && { password: 'Enter your password.' }),
  }
  if (Object.keys(missing).length > 0) return again(missing, 422)

  const byAccount = { limit: attemptLimits.signInAccount, value: emailKey(email) }
  const byAddress = { limit: attemptLimits.signInAddress, value: callerAddress(request) }
  const wait = await countAttempts(db, [byAccount, byAddress])
  if (wait > 0) {
    reply.header('retry-after', wait)
    const text = `Too many attempts. Please wait ${waitInWords(wait)}, then try again.`
    return again({ [general]: text }, 429)
  }

  const account = await accountByEmail(db, email)
  const fits = await verifyPassword(password, account?.password_hash ?? (await decoyHash()))
  if (!account || !fits) return again({ password: noMatch }, 422)

  await forgetAttempts(db, byAccount)
  await refundAttempt(db, byAddress)
  return interaction.finish({ login: { accountId: account.id, remember: keep } })
}
