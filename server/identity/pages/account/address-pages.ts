import { accountPath } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import type { Branded } from '../../site.ts'
import { errorSummary } from '../error-summary.ts'
import { currentPassword, inputField, type Errors } from '../fields.ts'
import { layout } from '../layout.ts'

type Link = { token: string; email: string }

/**
 * Opened from the mail to the new address. In a browser that is signed in to the account a button is
 * enough; elsewhere it takes the password, so that nobody's address is lent to a stranger's account.
 */
export function newAddressPage(
  site: Branded,
  { token, email }: Link,
  isOwnBrowser: boolean,
  errors?: Errors,
): Html {
  const title = 'Use this email address'
  return layout(site, {
    title: errors ? `Error: ${title}` : title,
    content: html`<h1>${title}</h1>
      <p class="lead">
        Somebody wants to use <strong>${email}</strong> for their account at ${site.brand.name}.
        ${
          isOwnBrowser
            ? html`Is it you, and is it yours?`
            : html`Was it you? You are not logged in to the account on this device, so we ask for
              its password.`
        }
      </p>
      ${errorSummary(errors ?? {})}
      <form method="post" action="/identity/address/new" novalidate>
        <input type="hidden" name="token" value="${token}" />
        ${!isOwnBrowser && inputField(currentPassword, errors ?? {})}
        <button class="primary" type="submit">Use this address</button>
      </form>
      <p>If it was not you, close this page: nothing happens without you.</p>`,
  })
}

/** Opened from the mail to the present address. */
export function presentAddressPage(site: Branded, { token, email }: Link, present: string): Html {
  const title = 'Change your email address'
  return layout(site, {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">
        Your account is to have the address <strong>${email}</strong> instead of
        <strong>${present}</strong>. Did you ask for that?
      </p>
      <form method="post" action="/identity/address/present">
        <input type="hidden" name="token" value="${token}" />
        <button class="primary" type="submit" name="answer" value="agree">Yes, change it</button>
        <button class="secondary" type="submit" name="answer" value="refuse">It was not me</button>
      </form>
      <p>
        'It was not me' stops the change. Whoever asked for it knew your password, so you choose a
        new one next, which signs everybody out.
      </p>`,
  })
}

/** One of the mailboxes has agreed. It does not say more of the other than the mail went to it. */
export function addressWaitsPage(site: Branded, email: string): Html {
  return doneOrNot(site, {
    title: 'Thank you',
    text: html`Your address becomes <strong>${email}</strong> once the link in the other mail has
      been opened too.`,
  })
}

export function addressChangedPage(site: Branded, email: string): Html {
  return doneOrNot(site, {
    title: 'Your email address is changed',
    text: html`Log in with <strong>${email}</strong> from now on. The password stays the same.`,
  })
}

/** Somebody else has confirmed the address while the change was under way. */
export function addressTakenPage(site: Branded, email: string): Html {
  return doneOrNot(site, {
    title: 'Your email address stays as it was',
    text: html`<strong>${email}</strong> belongs to another account.`,
  })
}

/** The link is none, too old, or its change was made or stopped. */
export function deadChangePage(site: Branded): Html {
  return doneOrNot(site, {
    title: 'This link does not work any more',
    text: html`The change was made or stopped, or the link is older than a day. Your account shows
    which address it has.`,
  })
}

function doneOrNot(site: Branded, { title, text }: { title: string; text: Html }): Html {
  return layout(site, {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="actions"><a class="primary" href="${accountPath}">Go to your account</a></p>`,
  })
}
