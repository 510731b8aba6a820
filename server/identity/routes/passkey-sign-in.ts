import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountById } from '../accounts/account-store.ts'
import { checkPasskey } from '../factors/check-passkey.ts'
import { provedByPasskey, provePasskey } from '../factors/sign-in-steps.ts'
import { general } from '../pages/error-summary.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { copiesTold } from './copies-told.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import type { Interaction } from './open-interaction.ts'
import { sendSignInPage } from './sign-in.ts'

/**
 * Signs in by a passkey alone. No guess is counted: nobody guesses a signature, so whoever has the passkey
 * passes also while strangers who guess at the password are slowed (ACC-5).
 */
export async function answerPasskey(
  context: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db } = context
  const { uid } = interaction
  const site = siteOf(request)
  const given = fieldOf(request.body, 'credential')
  const remember = fieldOf(request.body, 'keep') === 'yes'
  const onCopy = copiesTold(context, request)
  const asked = { purpose: 'sign-in', boundTo: uid, onCopy } as const
  const passkey = await checkPasskey(db, site, given, asked)
  const account = passkey && (await accountById(db, passkey.account_id))
  const step = account ? { uid, account, remember } : null
  const proved = step
    ? { ...step, at: await provePasskey(db, step, given) }
    : await provedByPasskey(db, uid, given)
  if (!proved) {
    const email = lineOf(request.body, 'email')
    const errors = { [general]: site.texts.t('identity-factors.passkey.failed') }
    return sendSignInPage(context, interaction, request, reply, { email, remember, errors }, 422)
  }
  return completeSignIn(context, interaction, { ...proved, way: 'passkey' }, request, reply)
}
