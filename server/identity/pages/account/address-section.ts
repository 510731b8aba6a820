import type { AddressChange } from '../../accounts/address-changes.ts'
import { accountPath } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import { currentPassword, emailInput, inputField, usernameField, type Errors } from '../fields.ts'
import type { AccountView } from './account-view.ts'
import { when } from './when.ts'

const addressField = (value: string | undefined) =>
  ({
    ...emailInput(value, 'next'),
    name: 'newEmail',
    label: 'New email address',
    autocomplete: 'email',
  }) as const
const passwordField = {
  ...currentPassword,
  name: 'passwordForEmail',
  label: 'Your password',
} as const

/** The address, a way to another one, and the change that is under way. */
export function addressSection(
  { account, change }: Pick<AccountView, 'account' | 'change'>,
  form: { email: string | undefined; errors: Errors },
): Html {
  return html`<section class="part" aria-labelledby="address-title">
    <h2 id="address-title">Email address</h2>
    ${
      account.verified_at
        ? html`<p class="hint">
            A change has to be agreed to from both mailboxes, the present and the new one.
          </p>`
        : html`<p class="hint">
            Nobody has confirmed <strong>${account.email}</strong> yet.
            <a href="/identity/verify/send">Send the confirmation again</a>, or change it if it is
            not right.
          </p>`
    }
    ${change ? changeUnderWay(account.email, change) : changeForm(account.email, form)}
  </section>`
}

function changeForm(present: string, form: { email: string | undefined; errors: Errors }): Html {
  return html`<form method="post" action="${accountPath}/address" novalidate>
    ${inputField(addressField(form.email), form.errors)} ${usernameField(present)}
    ${inputField(passwordField, form.errors)}
    <button class="primary" type="submit">Change email address</button>
  </form>`
}

/** Says the same whether or not the new address belongs to another account. */
function changeUnderWay(present: string, change: AddressChange): Html {
  const { email, expires_at } = change
  return html`<p>
      Your address is to become <strong>${email}</strong>. Open the
      ${change.present_hash ? 'links' : 'link'} that we have mailed, until
      ${when(Date.parse(expires_at))}:
    </p>
    <ul class="rows">
      ${mailbox(email, change.new_agreed_at !== null)}
      ${change.present_hash && mailbox(present, change.present_agreed_at !== null)}
    </ul>
    <form method="post" action="${accountPath}/address/withdraw">
      <button class="secondary" type="submit">Keep the present address</button>
    </form>`
}

function mailbox(email: string, hasAgreed: boolean): Html {
  return html`<li>
    <p>
      <strong>${email}</strong>
      <span class="hint">${hasAgreed ? 'Has agreed' : 'Waits for the link in the mail'}</span>
    </p>
  </li>`
}
