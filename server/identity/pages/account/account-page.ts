import { html, type Html } from '#server/markup/html.ts'
import type { Account } from '../../accounts/account-store.ts'
import { accountPath } from '../../constants.ts'
import type { Branded } from '../../site.ts'
import { errorSummary } from '../error-summary.ts'
import { type Errors, currentPassword, inputField, newPassword, usernameField } from '../fields.ts'
import { layout } from '../layout.ts'
import type { AccountView } from './account-view.ts'
import { addressSection } from './address-section.ts'
import { sessionsSection } from './sessions-section.ts'

/** What was just done, or why it was not; the fields of all forms have names of their own. */
export type AccountResult = {
  notice?: string
  errors?: Errors
  /** The new address as it was typed. */
  email?: string
}

/** Password, address and sign-ins of the account that the browser is signed in to. */
export function accountPage(
  site: Branded,
  view: AccountView,
  { notice, errors = {}, email }: AccountResult = {},
): Html {
  const hasErrors = Object.keys(errors).length > 0
  return layout(site, {
    title: hasErrors ? 'Error: Your account' : 'Your account',
    content: html`<h1>Your account</h1>
      <p class="lead">You are logged in as <strong>${view.account.email}</strong>.</p>
      ${notice && html`<p class="notice" role="status">${notice}</p>`} ${errorSummary(errors)}
      ${passwordSection(view.account, errors)} ${addressSection(view, { email, errors })}
      ${sessionsSection(view)}`,
  })
}

const presentField = {
  ...currentPassword,
  name: 'presentPassword',
  label: 'Present password',
  enterKey: 'next',
} as const
const newField = { ...newPassword, name: 'newPassword', label: 'New password' } as const

/** A new password for a person who knows the present one. */
function passwordSection({ email }: Account, errors: Errors): Html {
  return html`<section class="part" aria-labelledby="password-title">
    <h2 id="password-title">Password</h2>
    <p class="hint">A new password logs out every browser but this one.</p>
    <form method="post" action="${accountPath}/password" novalidate>
      ${usernameField(email)} ${inputField(presentField, errors)} ${inputField(newField, errors)}
      <button class="primary" type="submit">Change password</button>
    </form>
    <p class="beside-form"><a href="/identity/reset/request">Forgot your password?</a></p>
  </section>`
}
