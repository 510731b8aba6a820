import { html, type Html } from '../../markup/html.ts'
import type { Branded } from '../site.ts'
import { layout } from './layout.ts'

type Asked = { email: string; link: string }

/** Opened from the mail. A button, since mail scanners open links and must not subscribe anybody. */
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
  return layout(site, {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">${question}</p>
      <form method="post" action="${form.action}">
        <input type="hidden" name="link" value="${form.link}" />
        <button class="primary" type="submit">${form.label}</button>
      </form>
      <p>${other}</p>`,
  })
}

function telling(site: Branded, { title, text }: { title: string; text: Html }): Html {
  return layout(site, {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p class="actions"><a class="primary" href="/">Go to ${site.brand.name}</a></p>`,
  })
}
