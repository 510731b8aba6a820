import type { Kysely } from 'kysely'
import { emailKey } from '#src/contract/email-address.ts'
import { composeMail, type Letter } from '../mail/compose-mail.ts'
import { mailMoment } from '../mail/mail-moment.ts'
import type { Mail } from '../mail/mail.ts'
import type { Database } from '../store/tables.ts'
import { textsForPerson } from '../texts/server-texts.ts'
import { ownerOfAddress, type Account } from './accounts/account-store.ts'
import { signInAgainPath } from './constants.ts'
import { pageLink } from './page-link.ts'
import type { Site } from './site.ts'

/** The mails of a change of address. */
export type AddressLetters = {
  /** To the new address: the link by which it agrees. */
  sendNewAddress(site: Site, email: string, token: string): void
  /** The same where the address belongs to another account, so that the page need not tell. */
  sendAddressTaken(site: Site, email: string): void
  /** To the present address: the link by which it agrees or refuses. */
  sendLeavesAddress(site: Site, account: Account, change: { email: string; token: string }): void
  /** To both, once it is done. */
  sendAddressChanged(site: Site, before: Account, now: Account): void
}

/** @param inBackground composes a mail and sends it behind the answer */
export function addressLetters(
  db: Kysely<Database>,
  inBackground: (what: string, compose: () => Promise<Mail>) => void,
): AddressLetters {
  return {
    sendNewAddress(site, email, token) {
      const { brand, texts } = site
      inBackground('new address', async () =>
        composeMail(newAddressLetter(site, { to: email, brand, texts }, token)),
      )
    },
    sendAddressTaken(site, email) {
      inBackground('taken address', async () => {
        const owner = await ownerOfAddress(db, emailKey(email))
        const texts = textsForPerson(owner?.language, site.texts.language)
        return composeMail(takenAddressLetter(site, { to: email, brand: site.brand, texts }))
      })
    },
    sendLeavesAddress(site, account, change) {
      const to = addressed(site, account)
      inBackground('present address', async () =>
        composeMail(leavesAddressLetter(site, to, change)),
      )
    },
    sendAddressChanged(site, before, now) {
      const to = addressed(site, now)
      const at = Date.now()
      inBackground('address change', async () => composeMail(addressChangedLetter(site, to, at)))
      inBackground('former address', async () => {
        const former = addressed(site, before)
        return composeMail(
          before.verified_at
            ? formerAddressLetter(site, former, { email: now.email, at })
            : addressLeftLetter(site, former, at),
        )
      })
    },
  }
}

type LinkSite = Pick<Site, 'origin'>

/** To the new address of an account: it agrees by the link. */
export function newAddressLetter(site: LinkSite, to: Addressed, token: string): Letter {
  const { t } = to.texts
  return {
    ...to,
    subject: t('mail.newAddress.subject'),
    reason: t('mail.newAddress.reason', { brand: to.brand.name }),
    action: {
      label: t('mail.newAddress.action'),
      url: pageLink(site, to.texts, `/identity/address/new?token=${token}`),
    },
    notes: [t('mail.newAddress.link'), t('mail.ifNotYou')],
  }
}

/** To the new address where it belongs to another account. */
export function takenAddressLetter({ origin }: LinkSite, to: Addressed): Letter {
  const { t } = to.texts
  return {
    ...to,
    subject: t('mail.takenAddress.subject'),
    reason: t('mail.takenAddress.reason', { brand: to.brand.name }),
    action: { label: t('mail.logIn'), url: `${origin}${signInAgainPath}` },
    notes: [t('mail.takenAddress.use'), t('mail.takenAddress.notYou')],
  }
}

/** To the present address of an account: it agrees or refuses by the link. */
export function leavesAddressLetter(
  site: LinkSite,
  to: Addressed,
  { email, token }: { email: string; token: string },
): Letter {
  const { t } = to.texts
  return {
    ...to,
    subject: t('mail.leavesAddress.subject'),
    reason: t('mail.leavesAddress.reason', { brand: to.brand.name, email }),
    action: {
      label: t('mail.leavesAddress.action'),
      url: pageLink(site, to.texts, `/identity/address/present?token=${token}`),
    },
    notes: [t('mail.leavesAddress.link'), t('mail.leavesAddress.notYou')],
  }
}

/** To the address that an account has now. @param at ms since the epoch */
export function addressChangedLetter({ origin }: LinkSite, to: Addressed, at: number): Letter {
  const { t, language } = to.texts
  const brand = to.brand.name
  return {
    ...to,
    subject: t('mail.addressChanged.subject'),
    reason: t('mail.addressChanged.reason', { brand, changed: mailMoment(language, at) }),
    action: { label: t('mail.goTo', { brand }), url: origin },
    notes: [t('mail.addressChanged.use')],
  }
}

/** To the address that an account had, which was confirmed. `at`: ms since the epoch */
export function formerAddressLetter(
  { origin }: LinkSite,
  to: Addressed,
  { email, at }: { email: string; at: number },
): Letter {
  const { t, language } = to.texts
  const brand = to.brand.name
  const changed = mailMoment(language, at)
  return {
    ...to,
    subject: t('mail.addressChanged.subject'),
    reason: t('mail.addressChanged.reasonFormer', { brand, email, changed }),
    action: { label: t('mail.goTo', { brand }), url: origin },
    notes: [t('mail.nothingLeft'), t('mail.addressChanged.notYou', { brand })],
  }
}

/**
 * To an address that an account had without its being confirmed: it may be a stranger's, who is not told where
 * the account went.
 * @param at ms since the epoch
 */
export function addressLeftLetter({ origin }: LinkSite, to: Addressed, at: number): Letter {
  const { t, language } = to.texts
  const brand = to.brand.name
  return {
    ...to,
    subject: t('mail.addressLeft.subject'),
    reason: t('mail.addressLeft.reason', { brand, changed: mailMoment(language, at) }),
    action: { label: t('mail.goTo', { brand }), url: origin },
    notes: [t('mail.addressLeft.note')],
  }
}

/** To whom a mail about an account goes, under which brand and in which texts. */
export type Addressed = Pick<Letter, 'to' | 'brand' | 'texts' | 'greetingName'>

/**
 * To whom a mail goes, in the language of their account, else of the request. A greeting by name only
 * once the address is confirmed: until then a stranger may have typed the name.
 */
export function addressed(
  site: Pick<Site, 'brand' | 'texts'>,
  { email, first_name, verified_at, language }: Account,
): Addressed {
  return {
    to: email,
    brand: site.brand,
    texts: textsForPerson(language, site.texts.language),
    ...(verified_at && { greetingName: first_name }),
  }
}
