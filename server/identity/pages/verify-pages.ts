import type { Branded } from '../site.ts'
import { errorSummary } from './error-summary.ts'
import { currentPassword, emailInput, inputField, usernameField, type Errors } from './fields.ts'
import { html, type Html } from '../../markup/html.ts'
import { layout } from './layout.ts'

/** Opened from the mail. A button, since mail scanners open links and must not confirm anything. */
export function confirmPage(site: Branded, token: string, email: string): Html {
  return layout(site, {
    title: 'Confirm your email address',
    content: html`<h1>Confirm your email address</h1>
      <p class="lead">Is <strong>${email}</strong> yours?</p>
      <form method="post" action="/identity/verify">
        <input type="hidden" name="token" value="${token}" />
        <button class="primary" type="submit">Yes, confirm it</button>
      </form>`,
  })
}

/**
 * The same in a browser that is not signed in to the account. Whoever signed up knows the password;
 * whoever only reads the mail takes the address over by a new one, which ends what others opened (ACC-1).
 */
export function confirmByPasswordPage(
  site: Branded,
  token: string,
  email: string,
  errors?: Errors,
): Html {
  return layout(site, {
    title: errors ? 'Error: Confirm your email address' : 'Confirm your email address',
    content: html`<h1>Confirm your email address</h1>
      <p class="lead">
        Somebody created an account with <strong>${email}</strong>. Was it you? You are not signed
        in to it on this device, so we ask for the password that you chose.
      </p>
      ${errorSummary(errors ?? {})}
      <form method="post" action="/identity/verify" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${usernameField(email)} ${inputField(currentPassword, errors ?? {})}
        <button class="primary" type="submit">Confirm</button>
      </form>
      <p>
        Is it forgotten, or was it not you? You read the mail of this address, so it is yours:
        <a href="/identity/verify/new-password?token=${token}">choose a new password</a>. That signs
        everybody else out.
      </p>
      <p>If you do not want an account, close this page. The address stays unconfirmed.</p>`,
  })
}

export function confirmedPage(site: Branded): Html {
  return layout(site, {
    title: 'Your email address is confirmed',
    content: html`<h1>Your email address is confirmed</h1>
      <p class="lead">Thank you. You can close this page or go on.</p>
      <p class="actions"><a class="primary" href="/">Go to ${site.brand.name}</a></p>`,
  })
}

/** For a confirmation mail that did not come or came too late. */
export function sendAgainPage(
  site: Branded,
  form: { email?: string | undefined; errors?: Errors; intro?: string } = {},
): Html {
  const errors = form.errors ?? {}
  return layout(site, {
    title: form.errors ? 'Error: Send the confirmation again' : 'Send the confirmation again',
    content: html`<h1>Send the confirmation again</h1>
      <p class="lead">${form.intro ?? 'We send you a new link to confirm your email address.'}</p>
      ${errorSummary(errors)}
      <form method="post" action="/identity/verify/send" novalidate>
        ${inputField(emailInput(form.email, 'go'), errors)}
        <button class="primary" type="submit">Send again</button>
      </form>`,
  })
}

/** Says the same whether or not there is such an account. */
export function sentAgainPage(site: Branded, email: string): Html {
  return layout(site, {
    title: 'Check your email',
    content: html`<h1>Check your email</h1>
      <p class="lead">
        If <strong>${email}</strong> belongs to an account and is not confirmed yet, a new link is
        on its way. It works once, within the next 24 hours.
      </p>
      <p class="actions">
        <a class="secondary" href="/identity/verify/send">Send again</a>
        <a class="quiet" href="/">Go to ${site.brand.name}</a>
      </p>`,
  })
}
