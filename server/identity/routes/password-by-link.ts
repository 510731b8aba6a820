import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  accountById,
  ownerOfAddress,
  storeLanguage,
  type Account,
} from '../accounts/account-store.ts'
import { inspectToken, useToken, type LinkState, type Purpose } from '../accounts/action-tokens.ts'
import { addressSalt } from '../accounts/address-salt.ts'
import { attemptLimits } from '../accounts/attempt-limits.ts'
import { forgetAttempts } from '../accounts/attempts.ts'
import { replacePassword } from '../accounts/confirm-address.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { passwordProblem } from '../accounts/password-rules.ts'
import { nameErrors } from '../accounts/sign-up-form.ts'
import { hasSecondFactor } from '../factors/second-factors.ts'
import { embeddedTenant } from '../constants.ts'
import { deadLinkPage } from '../pages/message-pages.ts'
import { newPasswordPage, resetDonePage } from '../pages/reset-pages.ts'
import { forgetCodeGuesses } from './check-code.ts'
import { sendPage, siteOf, type EmbeddedContext } from './embedded-context.ts'
import { fieldOf, lineOf } from './form-body.ts'
import { rememberDevice } from './known-device.ts'

/** Which links are good on a page, its path below all pages', and where there is a new link. */
type Place = { purpose: Purpose; path: string; again: string }

/**
 * The page on which the reader of a mail chooses a new password: by the link of a reset, or by the one
 * that confirms an address, as long as it is not confirmed. Both show that the mail is read, which
 * is what an address belongs to its owner by; so a stranger's sign-up with it is taken over.
 */
export function registerPasswordByLink(
  app: FastifyInstance,
  context: EmbeddedContext,
  place: Place,
): void {
  const action = `${embeddedTenant.pathPrefix}${place.path}`
  app.get(place.path, async (request, reply) => {
    const token = fieldOf(request.query, 'token')
    const { state, account } = await open(context, place.purpose, token)
    if (!account) return sendDead(request, reply, state, place)
    const form = { action, token, email: account.email, names: typedNames(account) }
    return sendPage(request, reply, newPasswordPage(siteOf(request), form))
  })
  app.post(place.path, async (request, reply) => {
    const token = fieldOf(request.body, 'token')
    const { state, account } = await open(context, place.purpose, token)
    if (!account) return sendDead(request, reply, state, place)
    const names = readNames(request.body, account)
    const password = fieldOf(request.body, 'password')
    const { email } = account
    const { t, language } = siteOf(request).texts
    const problem = await passwordProblem(t, password, {
      email,
      firstName: account.first_name,
      lastName: account.last_name,
      ...names,
    })
    const errors = { ...(names && nameErrors(t, names)), ...(problem && { password: problem }) }
    if (Object.keys(errors).length > 0) {
      const form = { action, token, email, names: names ?? typedNames(account) }
      return sendPage(request, reply, newPasswordPage(siteOf(request), form, errors), 422)
    }
    const passwordHash = await hashPassword(password, await addressSalt(context.db, email))
    const id = await useToken(context.db, place.purpose, token)
    if (!id) return sendDead(request, reply, 'used', place)
    const renewed = await replacePassword(context, id, passwordHash, names ?? {})
    if (!renewed) return sendDead(request, reply, 'used', place)
    const isHalf = await hasSecondFactor(context.db, id)
    if (!isHalf) rememberDevice(context, request, reply, renewed)
    await storeLanguage(context.db, renewed, language)
    context.letters.sendPasswordChanged(siteOf(request), { ...renewed, language }, 'link')
    await forgetAttempts(context.db, {
      limit: attemptLimits.signInAccount,
      value: account.email_key,
    })
    await forgetCodeGuesses(context, id)
    return sendPage(request, reply, resetDonePage(siteOf(request)))
  })
}

async function open({ db }: EmbeddedContext, purpose: Purpose, token: string) {
  const { state, accountId } = await inspectToken(db, purpose, token)
  const account = state === 'good' && accountId ? await accountById(db, accountId) : undefined
  const owner = account && (await ownerOfAddress(db, account.email_key))
  // A new password would confirm the address, which is another account's.
  const isTaken = owner && (purpose === 'verify' || owner.id !== account.id)
  return isTaken ? { state: 'used' as const, account: undefined } : { state, account }
}

/** The names that the page shows: those of the sign-up, until the address is confirmed. */
function typedNames({ verified_at, first_name, last_name }: Account) {
  return verified_at ? null : { firstName: first_name, lastName: last_name }
}

/** The names that were sent with the password; null where the page has no such fields. */
function readNames(body: unknown, account: Account) {
  const hasNames = typeof body === 'object' && body !== null && 'firstName' in body
  if (account.verified_at || !hasNames) return null
  return { firstName: lineOf(body, 'firstName'), lastName: lineOf(body, 'lastName') }
}

function sendDead(
  request: FastifyRequest,
  reply: FastifyReply,
  state: LinkState,
  { again }: Place,
): FastifyReply {
  const site = siteOf(request)
  const page = deadLinkPage(site, state === 'good' ? 'unknown' : state, {
    label: site.texts.t('identity.deadLink.ask'),
    href: again,
  })
  return sendPage(request, reply, page, 410)
}
