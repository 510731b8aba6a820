import { html, type Html } from '../../markup/html.ts'
import { signInAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import { currentPassword, inputField, usernameField, type Errors } from './fields.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage } from './message-page.ts'

export type JoinForm = {
  token: string
  email: string
  /** Whether the browser is signed in to the new account: then its password is not asked for. */
  isOwnBrowser: boolean
  /** Names of the organisations that the new account belongs to or asks to belong to. */
  organisations: readonly string[]
}

/** Opened from the mail where the address belongs to another account already. */
export function joinPage(site: Branded, form: JoinForm, errors: Errors = {}): Html {
  const { token, email, isOwnBrowser, organisations } = form
  return formPage(site, {
    title: 'You already have an account',
    lead: html`<strong>${email}</strong> belongs to an account that was confirmed before. With its
      password you make one account of both: ${whatMoves(organisations)} The new account ends, and
      so does its password.`,
    errors,
    form: {
      action: '/identity/join',
      fields: html`${hiddenField('token', token)} ${usernameField(email)}
      ${!isOwnBrowser && inputField(newAccountsPassword, errors)}
      ${inputField({ ...currentPassword, label: 'Password of the account you had before' }, errors)}`,
      button: 'Make one account of both',
    },
    below: html`<p>
        Is the earlier password forgotten?
        <a href="/identity/reset/request">Choose a new one</a>, then open the link of this mail
        again.
      </p>
      <p>
        If it was not you who signed up, close this page. Nobody gets into your account by a
        sign-up.
      </p>`,
  })
}

/** The browser is signed in to the account that remains. */
export function joinedPage(site: Branded): Html {
  return messagePage(site, {
    title: 'You have one account now',
    text: `Everything of the new account is in the one that you had before. From now on you sign in with the password of that one.`,
    actions: [{ label: 'Go on', href: signInAgainPath }],
  })
}

const newAccountsPassword = {
  ...currentPassword,
  name: 'newPassword',
  label: 'Password that you chose at the sign-up',
  enterKey: 'next',
} as const

function whatMoves(organisations: readonly string[]): Html {
  if (organisations.length === 0) return html`what you entered in the new one moves there.`
  const names = organisations.map((name) => html`<li>${name}</li>`)
  return html`what you entered in the new one moves there, with your place in:</p>
      <ul>${names}</ul>
      <p>`
}
