import type { FastifyReply, FastifyRequest } from 'fastify'
import { passkeyRequest } from '../factors/passkey-options.ts'
import type { Errors } from '../pages/fields.ts'
import { signInPage, type SignInForm } from '../pages/sign-in-page.ts'
import { checkPassword } from './check-password.ts'
import { acceptPassword } from './complete-sign-in.ts'
import { sendScriptedPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import type { Interaction } from './open-interaction.ts'
import { refuseForNow } from './refuse-for-now.ts'

/** Signs in by address and password. */
export async function answerSignIn(
  context: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { t } = siteOf(request).texts
  const email = lineOf(request.body, 'email')
  const password = fieldOf(request.body, 'password')
  const remember = fieldOf(request.body, 'keep') === 'yes'
  const again = (errors: Errors, status: number) =>
    sendSignInPage(context, interaction, request, reply, { email, remember, errors }, status)

  const missing = {
    ...(!email && { email: t('identity.rules.emptyEmail') }),
    ...(!password && { password: t('identity.rules.ownPassword') }),
  }
  if (Object.keys(missing).length > 0) return again(missing, 422)

  const checked = await checkPassword(context, { email, password }, request, reply)
  if (checked.kind === 'wait') {
    const tooMany = refuseForNow(reply, t, checked.seconds)
    return again(tooMany.errors, tooMany.status)
  }
  if (checked.kind === 'wrong') return again({ password: t('identity.signIn.noMatch') }, 422)
  const { account } = checked
  return acceptPassword(context, interaction, { account, remember }, request, reply)
}

/** The page that asks for address and password, or for a passkey. */
export async function sendSignInPage(
  { db }: Pick<EmbeddedContext, 'db'>,
  { uid, path }: Pick<Interaction, 'uid' | 'path'>,
  request: FastifyRequest,
  reply: FastifyReply,
  form: SignInForm = {},
  status = 200,
): Promise<FastifyReply> {
  const site = siteOf(request)
  const passkey = await passkeyRequest(db, site, { purpose: 'sign-in', boundTo: uid })
  return sendScriptedPage(request, reply, signInPage(site, path, passkey, form), status)
}
