import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Translate } from '#src/i18n/texts.ts'
import { endAddressChange, addressChangeOf } from '../../accounts/address-changes.ts'
import type { Account } from '../../accounts/account-store.ts'
import { addressSalt } from '../../accounts/address-salt.ts'
import { changePassword } from '../../accounts/change-password.ts'
import { hashPassword } from '../../accounts/password-hash.ts'
import { passwordProblem } from '../../accounts/password-rules.ts'
import type { Errors } from '../../pages/fields.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import { siteOf, type EmbeddedContext } from '../embedded-context.ts'
import { fieldOf } from '../form-body.ts'
import { rememberDevice } from '../known-device.ts'
import { ownPasswordProblem } from '../own-password.ts'
import { showAccount } from './show-account.ts'

/** Changes the password; this browser stays signed in, every other one is signed out. */
export async function answerNewPassword(
  context: EmbeddedContext,
  browser: SignedInBrowser,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, letters } = context
  const { account, sessionUid } = browser
  const { t } = siteOf(request).texts
  const again = (errors: Errors, status: number) =>
    showAccount(context, browser, request, reply, { errors }, status)

  const present = fieldOf(request.body, 'presentPassword')
  const fresh = fieldOf(request.body, 'newPassword')
  const errors = await formErrors(t, account, present, fresh)
  if (Object.keys(errors).length > 0) return again(errors, 422)
  const typed = { field: 'presentPassword', password: present }
  const refusal = await ownPasswordProblem(context, account, typed, request, reply)
  if (refusal) return again(refusal.errors, refusal.status)

  const change = await addressChangeOf(db, account)
  const passwordHash = await hashPassword(fresh, await addressSalt(db, account.email))
  const renewed = await changePassword(db, account, passwordHash, sessionUid)
  if (!renewed) {
    return again({ presentPassword: t('identity-account.password.changedElsewhere') }, 409)
  }
  await endAddressChange(db, account.id)
  rememberDevice(context, request, reply, renewed)
  letters.sendPasswordChanged(siteOf(request), renewed, 'account-page')
  const notice = change
    ? t('identity-account.password.changedAndStopped')
    : t('identity-account.password.changed')
  return showAccount(context, { account: renewed, sessionUid }, request, reply, { notice })
}

async function formErrors(t: Translate, account: Account, present: string, fresh: string) {
  const problem = await passwordProblem(t, fresh, {
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
  })
  const isSame = fresh !== '' && fresh === present
  const ofFresh = isSame ? t('identity-account.password.same') : problem
  return {
    ...(!present && { presentPassword: t('identity-account.password.emptyPresent') }),
    ...(ofFresh && { newPassword: fresh ? ofFresh : t('identity-account.password.emptyNew') }),
  }
}
