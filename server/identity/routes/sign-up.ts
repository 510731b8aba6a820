import type { FastifyReply, FastifyRequest } from 'fastify'
import { createAccount } from '../accounts/account-store.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempt } from '../accounts/attempts.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { signUpErrors, type SignUpForm } from '../accounts/sign-up-form.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { waitInWords } from '../pages/message-pages.ts'
import { signUpPage } from '../pages/sign-up-page.ts'
import { signedInWith } from '../provider/password-stamp.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import { rememberDevice } from './known-device.ts'
import type { Interaction } from './open-interaction.ts'

/** Makes an account, mails the link that confirms its address, and signs in. */
export async function answerSignUp(
  context: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, letters } = context
  const site = siteOf(request)
  const form = readForm(request.body)
  const { password, ...typed } = form
  const again = (errors: Errors, status: number, taken = false) =>
    sendPage(
      request,
      reply,
      signUpPage(site, interaction.path, { ...typed, errors, taken }),
      status,
    )

  const errors = await signUpErrors(form)
  if (Object.keys(errors).length > 0) return again(errors, 422)

  const wait = await countAttempt(db, {
    limit: attemptLimits.signUpAddress,
    value: callerAddress(request),
  })
  if (wait > 0) {
    reply.header('retry-after', wait)
    const text = `Too many accounts were created from here. Please wait ${waitInWords(wait)}, then try again.`
    return again({ [general]: text }, 429)
  }

  const account = await createAccount(db, { ...typed, passwordHash: await hashPassword(password) })
  if (!account)
    return again({ email: 'There is an account with this email address already.' }, 409, true)
  letters.sendVerification(site, account)
  rememberDevice(context, request, reply, account)
  return interaction.finish(signedInWith(account, form.keep))
}

function readForm(body: unknown): SignUpForm {
  return {
    email: lineOf(body, 'email'),
    password: fieldOf(body, 'password'),
    firstName: lineOf(body, 'firstName'),
    lastName: lineOf(body, 'lastName'),
    keep: fieldOf(body, 'keep') === 'yes',
  }
}
