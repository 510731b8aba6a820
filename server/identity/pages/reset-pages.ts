import { html, type Html } from '../../markup/html.ts'
import { signInAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import {
  emailInput,
  inputField,
  nameFields,
  newPassword,
  usernameField,
  type Errors,
} from './fields.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage } from './message-page.ts'

/** Where the pages lead, inside a sign-in or on their own. */
export type ResetLinks = { request: string; signIn: string; cancel: string | null }

/** Asks for the address to which the link goes. */
export function resetRequestPage(
  site: Branded,
  links: ResetLinks,
  { email, errors = {} }: { email?: string; errors?: Errors } = {},
): Html {
  return formPage(site, {
    title: 'Reset your password',
    lead: 'Tell us the email address of your account. We send you a link to choose a new password.',
    errors,
    form: {
      action: links.request,
      fields: inputField(emailInput(email, 'go'), errors),
      button: 'Send reset link',
    },
    below: html`<p class="cancel">
      <a href="${links.signIn}">Back to log in</a>
      ${links.cancel && html`<a href="${links.cancel}">Cancel</a>`}
    </p>`,
  })
}

/** Says the same whether or not there is such an account. */
export function resetSentPage(site: Branded, links: ResetLinks, email: string): Html {
  return messagePage(site, {
    title: 'Check your email',
    text: html`If there is an account for <strong>${email}</strong>, a link to choose a new password
      is on its way. It works once, within the next hour.`,
    more: html`<p>
      Nothing there after a few minutes? Look in the spam folder, or send it again.
    </p>`,
    actions: [
      { label: 'Send again', href: links.request, look: 'secondary' },
      { label: 'Back to log in', href: links.signIn, look: 'quiet' },
    ],
  })
}

export type NewPasswordForm = {
  /** Where it is posted to. */
  action: string
  token: string
  email: string
  /** Given as long as the address is not confirmed: the sign-up with it may have been a stranger's. */
  names: { firstName: string; lastName: string } | null
}

/** Opened from the mail: asks for the new password. */
export function newPasswordPage(
  site: Branded,
  { action, token, email, names }: NewPasswordForm,
  errors: Errors = {},
): Html {
  return formPage(site, {
    title: 'Choose a new password',
    lead: html`For your account <strong>${email}</strong>.`,
    errors,
    form: {
      action,
      fields: html`${hiddenField('token', token)}
      ${names && html`<p>This is the name that was given at the sign-up. Is it yours?</p>`}
      ${names && nameFields(names, errors)} ${usernameField(email)}
      ${inputField({ ...newPassword, label: 'New password' }, errors)}`,
      button: 'Save new password',
    },
  })
}

export function resetDonePage(site: Branded): Html {
  return messagePage(site, {
    title: 'Your password is changed',
    text: 'For your safety you were logged out everywhere. Log in with the new password.',
    actions: [{ label: 'Log in', href: signInAgainPath }],
  })
}
