import { html, type Html } from '#server/markup/html.ts'
import { richHtml, strong } from '#server/markup/rich-html.ts'
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
  const { t } = site.texts
  const asked = { email, brand: site.brand.name }
  const lead = isOwnBrowser
    ? t('identity-account.newLink.own', asked)
    : t('identity-account.newLink.elsewhere', asked)
  return formPage(site, {
    title: t('identity-account.newLink.title'),
    lead: richHtml(lead, { strong }),
    errors,
    form: {
      action: '/identity/address/new',
      fields: html`${hiddenField('token', token)}
      ${!isOwnBrowser && inputField(currentPassword(t), errors)}`,
      button: t('identity-account.newLink.submit'),
    },
    below: html`<p>${t('identity-account.newLink.notYou')}</p>`,
  })
}

/** Opened from the mail to the present address. */
export function presentAddressPage(site: Branded, { token, email }: Link, present: string): Html {
  const { t } = site.texts
  return formPage(site, {
    title: t('identity-account.presentLink.title'),
    lead: richHtml(t('identity-account.presentLink.lead', { email, present }), { strong }),
    form: {
      action: '/identity/address/present',
      fields: hiddenField('token', token),
      button: html`<button class="primary" type="submit" name="answer" value="agree">
          ${t('identity-account.presentLink.agree')}
        </button>
        <button class="secondary" type="submit" name="answer" value="refuse">
          ${t('identity-account.presentLink.refuse')}
        </button>`,
    },
    below: html`<p>${t('identity-account.presentLink.notYou')}</p>`,
  })
}

/** One of the mailboxes has agreed. It does not say more of the other than the mail went to it. */
export function addressWaitsPage(site: Branded, email: string): Html {
  const { t } = site.texts
  return doneOrNot(site, {
    title: t('identity-account.waits.title'),
    text: richHtml(t('identity-account.waits.text', { email }), { strong }),
  })
}

export function addressChangedPage(site: Branded, email: string): Html {
  const { t } = site.texts
  return doneOrNot(site, {
    title: t('identity-account.changed.title'),
    text: richHtml(t('identity-account.changed.text', { email }), { strong }),
  })
}

/** Another account has confirmed the address while the change was under way. */
export function addressTakenPage(site: Branded, email: string): Html {
  const { t } = site.texts
  return doneOrNot(site, {
    title: t('identity-account.taken.title'),
    text: richHtml(t('identity-account.taken.text', { email }), { strong }),
  })
}

/** The link is none, too old, or its change was made or stopped. */
export function deadChangePage(site: Branded): Html {
  const { t } = site.texts
  return doneOrNot(site, {
    title: t('identity-account.dead.title'),
    text: t('identity-account.dead.text'),
  })
}

function doneOrNot(site: Branded, message: { title: string; text: Html | string }): Html {
  const label = site.texts.t('identity-account.goTo')
  return messagePage(site, { ...message, actions: [{ label, href: accountPath }] })
}
