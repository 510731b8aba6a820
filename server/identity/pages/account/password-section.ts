import type { Account } from '../../accounts/account-store.ts'
import { accountPath } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import { currentPassword, inputField, newPassword, usernameField, type Errors } from '../fields.ts'

const presentField = {
  ...currentPassword,
  name: 'presentPassword',
  label: 'Present password',
  enterKey: 'next',
} as const
const newField = { ...newPassword, name: 'newPassword', label: 'New password' } as const

/** A new password for whoever knows the present one. */
export function passwordSection({ email }: Account, errors: Errors): Html {
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
