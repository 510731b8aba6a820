import type { FastifyReply, FastifyRequest } from 'fastify'
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
import { ownPasswordProblem } from './own-password.ts'
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
  const again = (errors: Errors, status: number) =>
    showAccount(context, browser, request, reply, { errors }, status)

  const present = fieldOf(request.body, 'presentPassword')
  const fresh = fieldOf(request.body, 'newPassword')
  const errors = await formErrors(account, present, fresh)
  if (Object.keys(errors).length > 0) return again(errors, 422)
  const typed = { field: 'presentPassword', password: present }
  const refusal = await ownPasswordProblem(context, account, typed, request, reply)
  if (refusal) return again(refusal.errors, refusal.status)

  const change = await addressChangeOf(db, account)
  const passwordHash = await hashPassword(fresh, await addressSalt(db, account.email))
  const renewed = await changePassword(db, account, passwordHash, sessionUid)
  if (!renewed) return again({ presentPassword: 'The password was changed elsewhere.' }, 409)
  await endAddressChange(db, account.id)
  rememberDevice(context, request, reply, renewed)
  letters.sendPasswordChanged(siteOf(request), renewed, 'account-page')
  const notice = `Your password is changed. Every other browser is logged out.${
    change ? ' The change of your email address was stopped: ask for it again.' : ''
  }`
  return showAccount(context, { account: renewed, sessionUid }, request, reply, { notice })
}

async function formErrors(account: Account, present: string, fresh: string) {
  const problem = await passwordProblem(fresh, {
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
  })
  const isSame = fresh !== '' && fresh === present
  const ofFresh = isSame ? 'Choose another password than the present one.' : problem
  return {
    ...(!present && { presentPassword: 'Enter your present password.' }),
    ...(ofFresh && { newPassword: fresh ? ofFresh : 'Enter a new password.' }),
  }
}
