import { html, type Html } from '#server/markup/html.ts'
import { accountPath } from '../../constants.ts'
import type { Branded } from '../../site.ts'
import { currentPassword, inputField, type Errors } from '../fields.ts'
import { formPage, hiddenField } from '../form-page.ts'
import { messagePage } from '../message-page.ts'

type Link = { token: string; email: string }

/**
 * Opened from the mail to the new address. In a browser that is signed in to the account a button is
 * enough; elsewhere it takes the password, so that no address is lent to a stranger's account.
 */
export function newAddressPage(
  site: Branded,
  { token, email }: Link,
  isOwnBrowser: boolean,
  errors: Errors = {},
): Html {
  return formPage(site, {
    title: 'Use this email address',
    lead: html`Somebody wants to use <strong>${email}</strong> for their account at
      ${site.brand.name}.
      ${
        isOwnBrowser
          ? html`Is it you, and is it yours?`
          : html`Was it you? You are not logged in to the account on this device, so we ask for its
            password.`
      }`,
    errors,
    form: {
      action: '/identity/address/new',
      fields: html`${hiddenField('token', token)}
      ${!isOwnBrowser && inputField(currentPassword, errors)}`,
      button: 'Use this address',
    },
    below: html`<p>If it was not you, close this page: nothing happens without you.</p>`,
  })
}

/** Opened from the mail to the present address. */
export function presentAddressPage(site: Branded, { token, email }: Link, present: string): Html {
  return formPage(site, {
    title: 'Change your email address',
    lead: html`Your account is to have the address <strong>${email}</strong> instead of
      <strong>${present}</strong>. Did you ask for that?`,
    form: {
      action: '/identity/address/present',
      fields: hiddenField('token', token),
      button: html`<button class="primary" type="submit" name="answer" value="agree">
          Yes, change it
        </button>
        <button class="secondary" type="submit" name="answer" value="refuse">
          It was not me
        </button>`,
    },
    below: html`<p>
      'It was not me' stops the change. Whoever asked for it knew your password, so you choose a new
      one next, which signs everybody out.
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

/** Another account has confirmed the address while the change was under way. */
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

function doneOrNot(site: Branded, message: { title: string; text: Html }): Html {
  return messagePage(site, {
    ...message,
    actions: [{ label: 'Go to your account', href: accountPath }],
  })
}
