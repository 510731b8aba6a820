import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml, strong } from '../../markup/rich-html.ts'
import type { Branded } from '../site.ts'
import { formPage } from './form-page.ts'
import { messagePage, toPortal } from './message-page.ts'

/** Mails that come again and again until they are stopped: where their pages are, and the texts of these. */
export const subscriptionKinds = {
  reminders: {
    path: '/reminders',
    texts: {
      unsubscribeTitle: 'reminder-pages.unsubscribe.title',
      unsubscribeQuestion: 'reminder-pages.unsubscribe.question',
      unsubscribeSubmit: 'reminder-pages.unsubscribe.submit',
      unsubscribeOther: 'reminder-pages.unsubscribe.other',
      unsubscribedTitle: 'reminder-pages.unsubscribed.title',
      unsubscribedText: 'reminder-pages.unsubscribed.text',
      unsubscribedSubmit: 'reminder-pages.unsubscribed.submit',
      subscribedTitle: 'reminder-pages.subscribed.title',
      subscribedText: 'reminder-pages.subscribed.text',
      unknownTitle: 'reminder-pages.unknown.title',
      unknownText: 'reminder-pages.unknown.text',
    },
  },
  supplierNews: {
    path: '/supplier-news',
    texts: {
      unsubscribeTitle: 'supplier-news-pages.unsubscribe.title',
      unsubscribeQuestion: 'supplier-news-pages.unsubscribe.question',
      unsubscribeSubmit: 'supplier-news-pages.unsubscribe.submit',
      unsubscribeOther: 'supplier-news-pages.unsubscribe.other',
      unsubscribedTitle: 'supplier-news-pages.unsubscribed.title',
      unsubscribedText: 'supplier-news-pages.unsubscribed.text',
      unsubscribedSubmit: 'supplier-news-pages.unsubscribed.submit',
      subscribedTitle: 'supplier-news-pages.subscribed.title',
      subscribedText: 'supplier-news-pages.subscribed.text',
      unknownTitle: 'supplier-news-pages.unknown.title',
      unknownText: 'supplier-news-pages.unknown.text',
    },
  },
} as const
export type SubscriptionKind = (typeof subscriptionKinds)[keyof typeof subscriptionKinds]

type Asked = { email: string; link: string }

/** What the links of such mails lead to. */
export function subscriptionPages({ path, texts }: SubscriptionKind) {
  /** The link stands in the address, as in that which mail programs post to, and so does the language. */
  function addressOf({ askedLanguage }: Branded, what: 'subscribe' | 'unsubscribe', link: string) {
    const query = new URLSearchParams({
      link,
      ...(askedLanguage && { ui_locales: askedLanguage }),
    })
    return `${path}/${what}?${query}`
  }
  return {
    /** Opened from a mail. A button, since mail scanners open links and must not end anything. */
    stop(site: Branded, { email, link }: Asked): Html {
      const { t } = site.texts
      const brand = site.brand.name
      return formPage(site, {
        title: t(texts.unsubscribeTitle),
        lead: richHtml(t(texts.unsubscribeQuestion, { brand, email }), { strong }),
        form: {
          action: addressOf(site, 'unsubscribe', link),
          fields: html``,
          button: t(texts.unsubscribeSubmit),
        },
        below: html`<p>${t(texts.unsubscribeOther)}</p>`,
      })
    },
    /** With the way back, for whoever pressed by mistake. */
    stopped(site: Branded, { email, link }: Asked): Html {
      const { t } = site.texts
      return formPage(site, {
        title: t(texts.unsubscribedTitle),
        lead: richHtml(t(texts.unsubscribedText, { email }), { strong }),
        form: {
          action: addressOf(site, 'subscribe', link),
          fields: html``,
          button: t(texts.unsubscribedSubmit),
        },
      })
    },
    renewed(site: Branded, { email, link }: Asked): Html {
      const { t } = site.texts
      const text = t(texts.subscribedText, { brand: site.brand.name, email })
      return messagePage(site, {
        title: t(texts.subscribedTitle),
        text: richHtml(text, { strong, link: linkTo(addressOf(site, 'unsubscribe', link)) }),
        actions: [toPortal(site)],
      })
    },
    /** For a link that leads to nobody, or to nobody any more. */
    unknown(site: Branded): Html {
      const { t } = site.texts
      return messagePage(site, {
        title: t(texts.unknownTitle),
        text: t(texts.unknownText),
        actions: [toPortal(site)],
      })
    },
  }
}
