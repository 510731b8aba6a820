import type { FastifyReply, FastifyRequest } from 'fastify'
import { storeLanguage, type Account } from '../accounts/account-store.ts'
import { joinTwins } from '../accounts/join-accounts.ts'
import { hasSecondFactor } from '../factors/second-factors.ts'
import { beginStep } from '../factors/sign-in-steps.ts'
import { signedInWith, type SignInProof } from '../provider/password-stamp.ts'
import { siteOf, type EmbeddedContext } from './embedded-context.ts'
import { rememberDevice } from './known-device.ts'
import type { Interaction } from './open-interaction.ts'

type SigningIn = { account: Account; remember: boolean }

/**
 * Goes on where the right password was given: signs in, or asks for the second factor of an account that
 * has one (ACC-4).
 */
export async function acceptPassword(
  context: EmbeddedContext,
  interaction: Interaction,
  { account, remember }: SigningIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (await hasSecondFactor(context.db, account.id)) {
    await beginStep(context.db, { uid: interaction.uid, account, remember })
    return reply.redirect(`${interaction.path}/second-step`, 303)
  }
  return completeSignIn(
    context,
    interaction,
    { account, remember, way: 'password' },
    request,
    reply,
  )
}

/** Signs in: everything that the account asks for was given. */
export async function completeSignIn(
  context: EmbeddedContext,
  interaction: Interaction,
  { account, remember, ...proof }: SigningIn & SignInProof,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // By its password alone it is known already, as far as it is to be.
  if (proof.way !== 'password') rememberDevice(context, request, reply, account, 'both')
  await storeLanguage(context.db, account, siteOf(request).texts.language)
  if (proof.way !== 'passkey') await joinTwins(context, account)
  return interaction.finish(signedInWith(account, remember, proof))
}
