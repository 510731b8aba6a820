import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailKey } from '#src/contract/email-address.ts'
import { accountById, createAccount } from '../accounts/account-store.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { addressSalt } from '../accounts/address-salt.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { countAttempt, refundAttempt } from '../accounts/attempts.ts'
import { hasSecondFactor } from '../factors/second-factors.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { signUpErrors, type SignUpForm } from '../accounts/sign-up-form.ts'
import { general } from '../pages/error-summary.ts'
import type { Errors } from '../pages/fields.ts'
import { expiredPage, waitInWords } from '../pages/message-pages.ts'
import { signUpPage } from '../pages/sign-up-page.ts'
import { signedInWith } from '../provider/password-stamp.ts'
import { accountOfBrowser } from './browser-account.ts'
import { acceptPassword } from './complete-sign-in.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import { rememberDevice } from './known-device.ts'
import type { Interaction } from './open-interaction.ts'

/**
 * Makes an account, signs in to it and mails the link that confirms its address. All that is the same
 * whether or not there is an account with the address already: only the mail tells (ACC-5).
 * @throws Error when the new account is deleted before the answer
 */
export async function answerSignUp(
  context: EmbeddedContext,
  interaction: Interaction,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, letters } = context
  const site = siteOf(request)
  const { t, language } = site.texts
  const form = readForm(request.body)
  const { password, ...typed } = form
  const { remember } = form
  const again = (errors: Errors, status: number) =>
    sendPage(request, reply, signUpPage(site, interaction.path, { ...typed, errors }), status)

  const errors = await signUpErrors(t, form)
  if (Object.keys(errors).length > 0) return again(errors, 422)

  const wait = await countAttempt(db, {
    limit: attemptLimits.signUpAddress,
    value: callerAddress(request),
  })
  if (wait > 0) {
    reply.header('retry-after', wait)
    const text = t('identity.tooMany.accounts', { wait: waitInWords(t, wait) })
    return again({ [general]: text }, 429)
  }

  const mailbox = { limit: attemptLimits.signUpMailbox, value: emailKey(form.email) }
  const seconds = await countAttempt(db, mailbox)
  if (seconds > 0) {
    reply.header('retry-after', seconds)
    const text = t('identity.tooMany.signUps', { wait: waitInWords(t, seconds) })
    return again({ email: text }, 429)
  }

  const passwordHash = await hashPassword(password, await addressSalt(db, form.email))
  const own = await accountOfBrowser(context, request, reply)
  if (own?.email_key === mailbox.value && own.password_hash === passwordHash) {
    // The same form in a second tab, by the person who is signed in to the account already.
    return acceptPassword(context, interaction, { account: own, remember }, request, reply)
  }
  const id = idOf(interaction)
  const created = await createAccount(db, { ...typed, id, passwordHash, language })
  if (created) letters.sendSignUp(site, created)
  else await refundAttempt(db, mailbox)
  const account = created ?? (await accountById(db, id))
  if (!account) throw new Error('The account is gone as soon as it was made.')
  // The form of a sign-up that has made its account signs in to it by what was asked for then alone.
  if (account.email_key !== mailbox.value || account.password_hash !== passwordHash)
    return sendPage(request, reply, expiredPage(site), 410)
  // Sent again after the account has got one.
  if (await hasSecondFactor(db, account.id))
    return acceptPassword(context, interaction, { account, remember }, request, reply)
  rememberDevice(context, request, reply, account)
  return interaction.finish(signedInWith(account, remember, { way: 'password' }))
}

/** One account for a form, however often it is sent at once. */
function idOf({ uid }: Interaction): string {
  const hex = createHash('sha256').update(`account of ${uid}`).digest('hex')
  // A version 8 UUID: https://www.rfc-editor.org/rfc/rfc9562#section-5.8
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function readForm(body: unknown): SignUpForm {
  return {
    email: lineOf(body, 'email'),
    password: fieldOf(body, 'password'),
    firstName: lineOf(body, 'firstName'),
    lastName: lineOf(body, 'lastName'),
    remember: fieldOf(body, 'keep') === 'yes',
  }
}
