import type { Letter } from '../mail/compose-mail.ts'
import { mailMoment } from '../mail/mail-moment.ts'
import type { Addressed } from './address-letters.ts'
import { signInAgainPath } from './constants.ts'
import { pageLink } from './page-link.ts'
import type { Site } from './site.ts'

/** How a password was changed: by a mailed link, or on the account page by the one before. */
export type PasswordWay = 'link' | 'account-page'
type LinkSite = Pick<Site, 'origin'>

/** To the address of a new account: the link confirms that it is theirs. */
export function confirmAddressLetter(site: LinkSite, to: Addressed, token: string): Letter {
  const { t } = to.texts
  return {
    ...to,
    subject: t('mail.confirm.subject'),
    reason: t('mail.confirm.reason', { brand: to.brand.name }),
    action: {
      label: t('mail.confirm.action'),
      url: pageLink(site, to.texts, `/identity/verify?token=${token}`),
    },
    notes: [t('mail.confirm.link'), t('mail.confirm.notYou')],
  }
}

/** To whoever asked for a new password. */
export function resetLetter(site: LinkSite, to: Addressed, token: string): Letter {
  const { t } = to.texts
  return {
    ...to,
    subject: t('mail.reset.subject'),
    reason: t('mail.reset.reason', { brand: to.brand.name }),
    action: {
      label: t('mail.newPassword'),
      url: pageLink(site, to.texts, `/identity/reset?token=${token}`),
    },
    notes: [t('mail.reset.link'), t('mail.reset.notYou')],
  }
}

/** To the owner of an account: it has a new password. `at`: ms since the epoch */
export function passwordChangedLetter(
  site: LinkSite,
  to: Addressed,
  { way, at }: { way: PasswordWay; at: number },
): Letter {
  const { t, language } = to.texts
  const changed = mailMoment(language, at)
  return {
    ...to,
    subject: t('mail.passwordChanged.subject'),
    reason: t(`mail.passwordChanged.${way}.reason`, { brand: to.brand.name, changed }),
    action: {
      label: t('mail.newPassword'),
      url: pageLink(site, to.texts, '/identity/reset/request'),
    },
    notes: [t('mail.nothingLeft'), t(`mail.passwordChanged.${way}.notYou`)],
  }
}

/** To a person who signed up with the address of an account of theirs: the answer did not say so. */
export function twoAccountsLetter(site: LinkSite, to: Addressed, token: string): Letter {
  const { t } = to.texts
  return {
    ...to,
    subject: t('mail.twoAccounts.subject'),
    reason: t('mail.twoAccounts.reason', { brand: to.brand.name }),
    action: {
      label: t('mail.twoAccounts.action'),
      url: pageLink(site, to.texts, `/identity/verify?token=${token}`),
    },
    notes: [
      t('mail.twoAccounts.link'),
      t('mail.twoAccounts.logIn', { address: `${site.origin}${signInAgainPath}` }),
      t('mail.twoAccounts.forgotten', {
        address: pageLink(site, to.texts, '/identity/reset/request'),
      }),
      t('mail.twoAccounts.notYou'),
    ],
  }
}
