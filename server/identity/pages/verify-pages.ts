import { html, type Html } from '../../markup/html.ts'
import { sendAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import { currentPassword, emailInput, inputField, usernameField, type Errors } from './fields.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage } from './message-page.ts'

const confirmAction = '/identity/verify'

/** Opened from the mail. A button, since mail scanners open links and must not confirm anything. */
export function confirmPage(site: Branded, token: string, email: string): Html {
  return formPage(site, {
    title: 'Confirm your email address',
    lead: html`Is <strong>${email}</strong> yours?`,
    form: {
      action: confirmAction,
      fields: hiddenField('token', token),
      button: 'Yes, confirm it',
    },
  })
}

/**
 * The same in a browser that is not signed in to the account. The person who signed up knows the
 * password; a person who only reads the mail takes the address over by a new one, which ends what others
 * opened (ACC-1).
 */
export function confirmByPasswordPage(
  site: Branded,
  token: string,
  email: string,
  errors: Errors = {},
): Html {
  return formPage(site, {
    title: 'Confirm your email address',
    lead: html`Somebody created an account with <strong>${email}</strong>. Was it you? You are not
      signed in to it on this device, so we ask for the password that you chose.`,
    errors,
    form: {
      action: confirmAction,
      fields: html`${hiddenField('token', token)} ${usernameField(email)}
      ${inputField(currentPassword, errors)}`,
      button: 'Confirm',
    },
    below: html`<p>
        Is it forgotten, or was it not you? You read the mail of this address, so it is yours:
        <a href="/identity/verify/new-password?token=${token}">choose a new password</a>. That signs
        everybody else out.
      </p>
      <p>If you do not want an account, close this page. The address stays unconfirmed.</p>`,
  })
}

export function confirmedPage(site: Branded): Html {
  return messagePage(site, {
    title: 'Your email address is confirmed',
    text: 'Thank you. You can close this page or go on.',
    actions: [{ label: `Go to ${site.brand.name}`, href: '/' }],
  })
}

/** For a confirmation mail that did not come or came too late. */
export function sendAgainPage(
  site: Branded,
  { email, errors = {} }: { email?: string; errors?: Errors } = {},
): Html {
  return formPage(site, {
    title: 'Send the confirmation again',
    lead: 'We send you a new link to confirm your email address.',
    errors,
    form: {
      action: sendAgainPath,
      fields: inputField(emailInput(email, 'go'), errors),
      button: 'Send again',
    },
  })
}

/** Says the same whether or not there is such an account. */
export function sentAgainPage(site: Branded, email: string): Html {
  return messagePage(site, {
    title: 'Check your email',
    text: html`If <strong>${email}</strong> belongs to an account and is not confirmed yet, a new
      link is on its way. It works once, within the next 24 hours.`,
    actions: [
      { label: 'Send again', href: sendAgainPath, look: 'secondary' },
      { label: `Go to ${site.brand.name}`, href: '/', look: 'quiet' },
    ],
  })
}
