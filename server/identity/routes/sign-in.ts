import type { FastifyReply, FastifyRequest } from 'fastify'
import { storeLanguage } from '../accounts/account-store.ts'
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

/** Signs in by address and password. */
export async function answerSignIn(
  context: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { t, language } = siteOf(request).texts
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
    ...(!email && { email: t('identity.rules.emptyEmail') }),
    ...(!password && { password: t('identity.rules.ownPassword') }),
  }
  if (Object.keys(missing).length > 0) return again(missing, 422)

  const checked = await checkPassword(context, { email, password }, request, reply)
  if (checked.kind === 'wait') {
    reply.header('retry-after', checked.seconds)
    return again({ [general]: tooManyAttempts(t, checked.seconds) }, 429)
  }
  if (checked.kind === 'wrong') return again({ password: t('identity.signIn.noMatch') }, 422)
  await storeLanguage(context.db, checked.account, language)
  await joinTwins(context, checked.account)
  return interaction.finish(signedInWith(checked.account, remember))
}
