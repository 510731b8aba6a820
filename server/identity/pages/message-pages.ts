import type { Html } from '../../markup/html.ts'
import { signInAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import { messagePage } from './message-page.ts'

const signIn = { label: 'Log in', href: signInAgainPath }
const start = { label: 'Start again', href: '/' }

/** The interaction is gone: too old, already finished, or begun in another browser. */
export function expiredPage(site: Branded): Html {
  return messagePage(site, {
    title: 'This log-in has expired',
    text: 'It was left open for too long, or has already been finished in another tab. Nothing is lost: start again and it takes a moment.',
    actions: [start],
  })
}

/** A sign-in request that the provider refuses, such as one with a foreign return address. */
export function refusedPage(site: Branded): Html {
  return messagePage(site, {
    title: 'This log-in cannot go on',
    text: 'The address that led here is not complete, or does not belong to this portal. Start again from the first page.',
    actions: [start],
  })
}

export function signedOutPage(site: Branded): Html {
  return messagePage(site, {
    title: 'You are logged out',
    text: 'See you soon. On a shared device, close the browser as well.',
    actions: [signIn],
  })
}

/** @param state what became of the link that was opened */
export function deadLinkPage(
  site: Branded,
  state: 'expired' | 'used' | 'unknown',
  again: { label: string; href: string },
): Html {
  const titles = {
    expired: 'This link has expired',
    used: 'This link has already been used',
    unknown: 'This link does not work',
  }
  const texts = {
    expired: 'Links in our mails only live for a short time. Ask for a new one.',
    used: 'Each link works once. If it was not you who used it, ask for a new one now.',
    unknown:
      'Perhaps the mail program cut it off. Open it from the mail again, or ask for a new one.',
  }
  return messagePage(site, { title: titles[state], text: texts[state], actions: [again] })
}

/** @param wait seconds until the next attempt */
export function tooManyPage(site: Branded, wait: number): Html {
  return messagePage(site, {
    title: 'Too many attempts',
    text: `Please wait ${waitInWords(wait)}, then try again.`,
    actions: [start],
  })
}

/** A form that was not sent from one of our own pages. */
export function foreignFormPage(site: Branded): Html {
  return messagePage(site, {
    title: 'This form was not accepted',
    text: 'It did not come from a page of this portal. Start again from the first page.',
    actions: [start],
  })
}

/** A failure of ours. */
export function failedPage(site: Branded): Html {
  return messagePage(site, {
    title: 'Something went wrong',
    text: 'This is our fault, not yours. Try again in a moment.',
    actions: [start],
  })
}

/**
 * What a form says to guesses that come too fast.
 * @param wait seconds until the next attempt
 */
export function tooManyAttempts(wait: number): string {
  return `Too many attempts. Please wait ${waitInWords(wait)}, then try again.`
}

/**
 * What the server could not take up at all, such as a form that never arrived.
 * @param problem says so in words for people
 */
export function problemPage(site: Branded, { message: text }: { message: string }): Html {
  return messagePage(site, { title: 'That did not work', text, actions: [start] })
}

/** @param seconds more than 0 */
export function waitInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
