import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountById } from '../accounts/account-store.ts'
import { checkPasskey } from '../factors/check-passkey.ts'
import { beginStep, openStep, proveStep } from '../factors/sign-in-steps.ts'
import { general } from '../pages/error-summary.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf } from './form-body.ts'
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
  const asked = { purpose: 'sign-in', boundTo: uid } as const
  const passkey = await checkPasskey(db, site, given, asked)
  const owner = passkey && (await accountById(db, passkey.account_id))
  if (owner) await beginStep(db, { uid, account: owner, remember })
  const at = await proveStep(db, uid, given, async () => Boolean(owner))
  const step = at === null ? undefined : await openStep(db, uid)
  if (at === null || !step) {
    const errors = { [general]: site.texts.t('identity-factors.passkey.failed') }
    return sendSignInPage(context, interaction, request, reply, { remember, errors }, 422)
  }
  return completeSignIn(context, interaction, { ...step, way: 'passkey', at }, request, reply)
}
