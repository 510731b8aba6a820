import { signInAgainPath } from '../constants.ts'
import { html, type Html } from '../../markup/html.ts'
import type { Branded } from '../site.ts'
import { errorSummary } from './error-summary.ts'
import { currentPassword, inputField, usernameField, type Errors } from './fields.ts'
import { layout } from './layout.ts'

export type JoinForm = {
  token: string
  email: string
  /** Whether the browser is signed in to the new account: then its password is not asked for. */
  isOwnBrowser: boolean
  /** Names of the organisations that the new account belongs to or asks to belong to. */
  organisations: readonly string[]
}

/** Opened from the mail where the address belongs to another account already. */
export function joinPage(site: Branded, form: JoinForm, errors?: Errors): Html {
  const { token, email, isOwnBrowser, organisations } = form
  return layout(site, {
    title: errors ? 'Error: You already have an account' : 'You already have an account',
    content: html`<h1>You already have an account</h1>
      <p class="lead">
        <strong>${email}</strong> belongs to an account that was confirmed before. With its password
        you make one account of both: ${kept(organisations)} The new account ends, and so does its
        password.
      </p>
      ${errorSummary(errors ?? {})}
      <form method="post" action="/identity/join" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${usernameField(email)} ${!isOwnBrowser && inputField(newAccountsPassword, errors ?? {})}
        ${inputField({ ...currentPassword, label: 'Password of the account you had before' }, errors ?? {})}
        <button class="primary" type="submit">Make one account of both</button>
      </form>
      <p>
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
  return layout(site, {
    title: 'You have one account now',
    content: html`<h1>You have one account now</h1>
      <p class="lead">
        Everything of the new account is in the one that you had before. From now on you sign in
        with the password of that one.
      </p>
      <p class="actions"><a class="primary" href="${signInAgainPath}">Go on</a></p>`,
  })
}

const newAccountsPassword = {
  ...currentPassword,
  name: 'newPassword',
  label: 'Password that you chose at the sign-up',
  enterKey: 'next',
} as const

function kept(organisations: readonly string[]): Html {
  if (organisations.length === 0) return html`what you entered in the new one moves there.`
  const names = organisations.map((name) => html`<li>${name}</li>`)
  return html`what you entered in the new one moves there, with your place in:</p>
      <ul>${names}</ul>
      <p>`
}
