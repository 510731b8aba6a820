import type { FastifyReply, FastifyRequest } from 'fastify'
import { joinTwins } from '../accounts/join-accounts.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { tooManyAttempts } from '../pages/message-pages.ts'
import { signInPage } from '../pages/sign-in-page.ts'
import { signedInWith } from '../provider/password-stamp.ts'
import { checkPassword } from './check-password.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import type { Interaction } from './open-interaction.ts'

const noMatch = 'This email address and password do not belong together. Check both and try again.'

/** Signs in by address and password. */
export async function answerSignIn(
  context: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const email = lineOf(request.body, 'email')
  const password = fieldOf(request.body, 'password')
  const remember = fieldOf(request.body, 'keep') === 'yes'
  const again = (errors: Errors, status: number) =>
    sendPage(
      request,
      reply,
      signInPage(siteOf(request), interaction.path, { email, remember, errors }),
      status,
    )

  const missing = {
    ...(!email && { email: 'Enter your email address.' }),
    ...(!password && { password: 'Enter your password.' }),
  }
  if (Object.keys(missing).length > 0) return again(missing, 422)

  const checked = await checkPassword(context, { email, password }, request, reply)
  if (checked.kind === 'wait') {
    reply.header('retry-after', checked.seconds)
    return again({ [general]: tooManyAttempts(checked.seconds) }, 429)
  }
  if (checked.kind === 'wrong') return again({ password: noMatch }, 422)
  await joinTwins(context, checked.account)
  return interaction.finish(signedInWith(checked.account, remember))
}
