import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml, strong } from '../../markup/rich-html.ts'
import type { Branded } from '../site.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage, toPortal } from './message-page.ts'

type Asked = { email: string; link: string }

/** Opened from the mail. A button, since mail scanners open links and must not subscribe an address. */
export function confirmNewsletterPage(site: Branded, { email, link }: Asked): Html {
  const { t } = site.texts
  const brand = site.brand.name
  return asking(site, {
    title: t('newsletter-pages.confirm.title'),
    question: richHtml(t('newsletter-pages.confirm.question', { brand, email }), { strong }),
    form: { action: '/newsletter/confirm', link, label: t('newsletter-pages.confirm.submit') },
    other: richHtml(t('newsletter-pages.confirm.other'), { link: linkTo(unsubscribePath(link)) }),
  })
}

export function newsletterConfirmedPage(site: Branded, { email, link }: Asked): Html {
  const { t } = site.texts
  const text = t('newsletter-pages.confirmed.text', { brand: site.brand.name, email })
  return telling(site, {
    title: t('newsletter-pages.confirmed.title'),
    text: richHtml(text, { strong, link: linkTo(unsubscribePath(link)) }),
  })
}

/** Unsubscribing takes a button too: whatever opens links must not end a subscription. */
export function unsubscribePage(site: Branded, { email, link }: Asked): Html {
  const { t } = site.texts
  const brand = site.brand.name
  return asking(site, {
    title: t('newsletter-pages.unsubscribe.title'),
    question: richHtml(t('newsletter-pages.unsubscribe.question', { brand, email }), { strong }),
    form: {
      action: '/newsletter/unsubscribe',
      link,
      label: t('newsletter-pages.unsubscribe.submit'),
    },
    other: html`${t('newsletter-pages.unsubscribe.other')}`,
  })
}

export function unsubscribedPage(site: Branded): Html {
  const { t } = site.texts
  return telling(site, {
    title: t('newsletter-pages.unsubscribed.title'),
    text: t('newsletter-pages.unsubscribed.text'),
  })
}

/** A subscription that was not confirmed in time, or that is not there. */
export function newsletterLinkPage(site: Branded, state: 'expired' | 'unknown'): Html {
  const { t } = site.texts
  return telling(site, {
    title: t(`newsletter-pages.${state}.title`),
    text: t(`newsletter-pages.${state}.text`),
  })
}

const unsubscribePath = (link: string) => `/newsletter/unsubscribe?link=${link}`

/** Asks for the press of one button; the link of the mail travels with it. */
function asking(
  site: Branded,
  parts: {
    title: string
    question: Html
    form: { action: string; link: string; label: string }
    other: Html
  },
): Html {
  const { title, question, form, other } = parts
  return formPage(site, {
    title,
    lead: question,
    form: { action: form.action, fields: hiddenField('link', form.link), button: form.label },
    below: html`<p>${other}</p>`,
  })
}

function telling(site: Branded, message: { title: string; text: Html | string }): Html {
  return messagePage(site, { ...message, actions: [toPortal(site)] })
}
