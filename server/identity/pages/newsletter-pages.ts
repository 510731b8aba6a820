import { html, type Html } from '../../markup/html.ts'
import type { Branded } from '../site.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage } from './message-page.ts'

type Asked = { email: string; link: string }

/** Opened from the mail. A button, since mail scanners open links and must not subscribe an address. */
export function confirmNewsletterPage(site: Branded, { email, link }: Asked): Html {
  return asking(site, {
    title: 'Confirm your subscription',
    question: html`Do you want the newsletter of ${site.brand.name} at <strong>${email}</strong>?`,
    form: { action: '/newsletter/confirm', link, label: 'Yes, send it to me' },
    other: html`If you do not want it, close this page, or
      <a href="/newsletter/unsubscribe?link=${link}">have the address removed</a>.`,
  })
}

export function newsletterConfirmedPage(site: Branded, { email, link }: Asked): Html {
  return telling(site, {
    title: 'You are subscribed',
    text: html`The newsletter of ${site.brand.name} comes to <strong>${email}</strong>. You can
      <a href="/newsletter/unsubscribe?link=${link}">unsubscribe</a> at any time.`,
  })
}

/** Unsubscribing takes a button too: whatever opens links must not end a subscription. */
export function unsubscribePage(site: Branded, { email, link }: Asked): Html {
  return asking(site, {
    title: 'Unsubscribe from the newsletter',
    question: html`Press the button, and no newsletter of ${site.brand.name} comes to
      <strong>${email}</strong> any more. The address is removed from the list.`,
    form: { action: '/newsletter/unsubscribe', link, label: 'Unsubscribe' },
    other: html`If you want to go on getting it, close this page.`,
  })
}

export function unsubscribedPage(site: Branded): Html {
  return telling(site, {
    title: 'You are unsubscribed',
    text: html`The address is removed from the list. You can sign up again below any page.`,
  })
}

/** A subscription that was not confirmed in time, or that is not there. */
export function newsletterLinkPage(site: Branded, state: 'expired' | 'unknown'): Html {
  return telling(
    site,
    state === 'expired'
      ? {
          title: 'This link has expired',
          text: html`Links to confirm live for 7 days. Sign up again below any page, and a new one
          comes.`,
        }
      : {
          title: 'There is no such subscription',
          text: html`Perhaps it was ended before, or the mail program cut the link off. You can sign
          up again below any page.`,
        },
  )
}

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

function telling(site: Branded, message: { title: string; text: Html }): Html {
  return messagePage(site, {
    ...message,
    actions: [{ label: `Go to ${site.brand.name}`, href: '/' }],
  })
}
