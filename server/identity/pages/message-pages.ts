import type { Translate } from '#src/i18n/texts.ts'
import type { Html } from '../../markup/html.ts'
import { signInAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import { messagePage } from './message-page.ts'

const start = ({ texts: { t } }: Branded) => ({ label: t('identity.startAgain'), href: '/' })

/** The interaction is gone: too old, already finished, or begun in another browser. */
export function expiredPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.expired.title'),
    text: t('identity.expired.text'),
    actions: [start(site)],
  })
}

/** A sign-in request that the provider refuses, such as one with a foreign return address. */
export function refusedPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.refused.title'),
    text: t('identity.refused.text'),
    actions: [start(site)],
  })
}

export function signedOutPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.signedOut.title'),
    text: t('identity.signedOut.text'),
    actions: [{ label: t('identity.logIn'), href: signInAgainPath }],
  })
}

/** @param state what became of the link that was opened */
export function deadLinkPage(
  site: Branded,
  state: 'expired' | 'used' | 'unknown',
  again: { label: string; href: string },
): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t(`identity.deadLink.${state}.title`),
    text: t(`identity.deadLink.${state}.text`),
    actions: [again],
  })
}

/** @param wait seconds until the next attempt */
export function tooManyPage(site: Branded, wait: number): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.tooMany.title'),
    text: t('identity.tooMany.text', { wait: waitInWords(t, wait) }),
    actions: [start(site)],
  })
}

/** A form that was not sent from one of our own pages. */
export function foreignFormPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.foreignForm.title'),
    text: t('identity.foreignForm.text'),
    actions: [start(site)],
  })
}

/** A failure of ours. */
export function failedPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.failed.title'),
    text: t('identity.failed.text'),
    actions: [start(site)],
  })
}

/**
 * What a form says to guesses that come too fast.
 * @param wait seconds until the next attempt
 */
export function tooManyAttempts(t: Translate, wait: number): string {
  return t('identity.tooMany.attempts', { wait: waitInWords(t, wait) })
}

/**
 * What the server could not take up at all, such as a form that never arrived.
 * @param problem says so in words for people
 */
export function problemPage(site: Branded, { message: text }: { message: string }): Html {
  const title = site.texts.t('identity.didNotWork')
  return messagePage(site, { title, text, actions: [start(site)] })
}

/** @param seconds more than 0 */
export function waitInWords(t: Translate, seconds: number): string {
  if (seconds <= 90) return t('identity.wait.seconds', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90
    ? t('identity.wait.minutes', { count: minutes })
    : t('identity.wait.hours', { count: Math.ceil(minutes / 60) })
}
