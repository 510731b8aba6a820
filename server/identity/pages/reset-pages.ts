import { signInAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import { errorSummary } from './error-summary.ts'
import {
  emailInput,
  inputField,
  nameFields,
  newPassword,
  usernameField,
  type Errors,
} from './fields.ts'
import { html, type Html } from '../../markup/html.ts'
import { layout } from './layout.ts'

/** Where the pages lead, inside a sign-in or on their own. */
export type ResetLinks = { request: string; signIn: string; cancel: string | null }

/** Asks for the address to which the link goes. */
export function resetRequestPage(
  site: Branded,
  links: ResetLinks,
  form: { email?: string | undefined; errors?: Errors } = {},
): Html {
  const errors = form.errors ?? {}
  return layout(site, {
    title: form.errors ? 'Error: Reset your password' : 'Reset your password',
    content: html`<h1>Reset your password</h1>
      <p class="lead">
        Tell us the email address of your account. We send you a link to choose a new password.
      </p>
      ${errorSummary(errors)}
      <form method="post" action="${links.request}" novalidate>
        ${inputField(emailInput(form.email, 'go'), errors)}
        <button class="primary" type="submit">Send reset link</button>
      </form>
      <p class="cancel">
        <a href="${links.signIn}">Back to log in</a>
        ${links.cancel && html`<a href="${links.cancel}">Cancel</a>`}
      </p>`,
  })
}

/** Says the same whether or not there is such an account. */
export function resetSentPage(site: Branded, links: ResetLinks, email: string): Html {
  return layout(site, {
    title: 'Check your email',
    content: html`<h1>Check your email</h1>
      <p class="lead">
        If there is an account for <strong>${email}</strong>, a link to choose a new password is on
        its way. It works once, within the next hour.
      </p>
      <p>Nothing there after a few minutes? Look in the spam folder, or send it again.</p>
      <p class="actions">
        <a class="secondary" href="${links.request}">Send again</a>
        <a class="quiet" href="${links.signIn}">Back to log in</a>
      </p>`,
  })
}

export type NewPasswordForm = {
  /** Where it is posted to. */
  action: string
  token: string
  email: string
  /** Where nobody has confirmed the address yet: whoever signed up with it may have been a stranger. */
  names: { firstName: string; lastName: string } | null
}

/** Opened from the mail: asks for the new password. */
export function newPasswordPage(
  site: Branded,
  { action, token, email, names }: NewPasswordForm,
  errors: Errors = {},
): Html {
  const failed = Object.keys(errors).length > 0
  return layout(site, {
    title: failed ? 'Error: Choose a new password' : 'Choose a new password',
    content: html`<h1>Choose a new password</h1>
      <p class="lead">For your account <strong>${email}</strong>.</p>
      ${errorSummary(errors)}
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${names && html`<p>This is the name that was given at the sign-up. Is it yours?</p>`}
        ${names && nameFields(names, errors)} ${usernameField(email)}
        ${inputField({ ...newPassword, label: 'New password' }, errors)}
        <button class="primary" type="submit">Save new password</button>
      </form>`,
  })
}

export function resetDonePage(site: Branded): Html {
  return layout(site, {
    title: 'Your password is changed',
    content: html`<h1>Your password is changed</h1>
      <p class="lead">
        For your safety you were logged out everywhere. Log in with the new password.
      </p>
      <p class="actions"><a class="primary" href="${signInAgainPath}">Log in</a></p>`,
  })
}
