import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml, strong } from '../../markup/rich-html.ts'
import type { Branded } from '../site.ts'
import { formPage } from './form-page.ts'
import { messagePage, toPortal } from './message-page.ts'

type Asked = { email: string; link: string }

/** Opened from a reminder. A button, since mail scanners open links and must not end anything. */
export function stopRemindersPage(site: Branded, { email, link }: Asked): Html {
  const { t } = site.texts
  const brand = site.brand.name
  return formPage(site, {
    title: t('reminder-pages.unsubscribe.title'),
    lead: richHtml(t('reminder-pages.unsubscribe.question', { brand, email }), { strong }),
    form: {
      action: addressOf(site, 'unsubscribe', link),
      fields: html``,
      button: t('reminder-pages.unsubscribe.submit'),
    },
    below: html`<p>${t('reminder-pages.unsubscribe.other')}</p>`,
  })
}

/** With the way back, for whoever pressed by mistake. */
export function remindersStoppedPage(site: Branded, { email, link }: Asked): Html {
  const { t } = site.texts
  return formPage(site, {
    title: t('reminder-pages.unsubscribed.title'),
    lead: richHtml(t('reminder-pages.unsubscribed.text', { email }), { strong }),
    form: {
      action: addressOf(site, 'subscribe', link),
      fields: html``,
      button: t('reminder-pages.unsubscribed.submit'),
    },
  })
}

export function remindersRenewedPage(site: Branded, { email, link }: Asked): Html {
  const { t } = site.texts
  const text = t('reminder-pages.subscribed.text', { brand: site.brand.name, email })
  return messagePage(site, {
    title: t('reminder-pages.subscribed.title'),
    text: richHtml(text, { strong, link: linkTo(addressOf(site, 'unsubscribe', link)) }),
    actions: [toPortal(site)],
  })
}

/** For a link that leads to nobody, or to nobody any more. */
export function unknownRemindersPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('reminder-pages.unknown.title'),
    text: t('reminder-pages.unknown.text'),
    actions: [toPortal(site)],
  })
}

/** The link stands in the address, as in that which mail programs post to, and so does the language. */
function addressOf({ askedLanguage }: Branded, what: 'subscribe' | 'unsubscribe', link: string) {
  const query = new URLSearchParams({
    link,
    ...(askedLanguage && { ui_locales: askedLanguage }),
  })
  return `/reminders/${what}?${query}`
}
