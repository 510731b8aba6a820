import type { FastifyReply, FastifyRequest } from 'fastify'
import { emailKey, plainEmail } from '#src/contract/email-address.ts'
import type { Translate } from '#src/i18n/texts.ts'
import {
  endAddressChange,
  isConfirmedElsewhere,
  startAddressChange,
} from '../../accounts/address-changes.ts'
import type { Account } from '../../accounts/account-store.ts'
import { attemptLimits } from '../../accounts/attempt-limits.ts'
import { countAttempt } from '../../accounts/attempts.ts'
import { emailProblem } from '../../accounts/sign-up-form.ts'
import type { Errors } from '../../pages/fields.ts'
import type { Site } from '../../site.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { fieldOf, lineOf } from '../form-body.ts'
import { countMail } from '../mail-limit.ts'
import { ownPasswordProblem } from '../own-password.ts'
import { refuseForNow } from '../refuse-for-now.ts'
import { showAccount } from './show-account.ts'

/** Begins a change of address: mails a link to the new address and one to the present. */
export async function answerAddress(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db } = context
  const { account } = browser
  const { t } = siteOf(request).texts
  const email = lineOf(request.body, 'newEmail')
  const password = fieldOf(request.body, 'passwordForEmail')
  const again = (errors: Errors, status: number) =>
    showAccount(context, browser, request, reply, { errors, email }, status)

  const problem = newAddressProblem(t, account, email)
  const errors = {
    ...(problem && { newEmail: problem }),
    ...(!password && { passwordForEmail: t('identity.rules.ownPassword') }),
  }
  if (Object.keys(errors).length > 0) return again(errors, 422)
  const typed = { field: 'passwordForEmail', password }
  const refusal = await ownPasswordProblem(context, account, typed, request, reply)
  if (refusal) return again(refusal.errors, refusal.status)
  const wait = Math.max(
    await countAttempt(db, { limit: attemptLimits.addressChange, value: account.id }),
    await countMail(context, request, email),
  )
  if (wait > 0) {
    const tooMany = refuseForNow(reply, t, wait)
    return again(tooMany.errors, tooMany.status)
  }
  const address = plainEmail(email)
  await begin(context, siteOf(request), account, address)
  const notice = account.verified_at
    ? t('identity-account.address.mailedBoth')
    : t('identity-account.address.mailedOne', { email: address })
  return showAccount(context, browser, request, reply, { notice })
}

/** Stops the change that is under way. */
export async function answerWithdrawal(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { account } = browser
  await endAddressChange(context.db, account.id)
  const { t } = siteOf(request).texts
  const notice = t('identity-account.address.stays', { email: account.email })
  return showAccount(context, browser, request, reply, { notice })
}

/** Goes on alike where the address is another account's; only the mail to it tells, and leads nowhere. */
async function begin(
  { db, letters }: EmbeddedContext,
  site: Site,
  account: Account,
  email: string,
): Promise<void> {
  const isTaken = await isConfirmedElsewhere(db, account, email)
  const { ofNew, ofPresent } = await startAddressChange(db, account, email)
  if (isTaken) letters.sendAddressTaken(site, email)
  else letters.sendNewAddress(site, email, ofNew)
  if (ofPresent) letters.sendLeavesAddress(site, account, { email, token: ofPresent })
}

function newAddressProblem(t: Translate, { email_key }: Account, email: string): string | null {
  const problem = emailProblem(t, email)
  if (problem) return email ? problem : t('identity-account.address.emptyNew')
  return emailKey(email) === email_key ? t('identity-account.address.same') : null
}
