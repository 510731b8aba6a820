import type { Kysely } from 'kysely'
import { emailKey } from '#src/contract/email-address.ts'
import { composeMail } from '../mail/compose-mail.ts'
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
      const { t } = texts
      inBackground('new address', async () =>
        composeMail({
          to: email,
          brand,
          texts,
          subject: t('mail.newAddress.subject'),
          reason: t('mail.newAddress.reason', { brand: brand.name }),
          action: {
            label: t('mail.newAddress.action'),
            url: pageLink(site, texts, `/identity/address/new?token=${token}`),
          },
          notes: [t('mail.newAddress.link'), t('mail.ifNotYou')],
        }),
      )
    },
    sendAddressTaken({ brand, origin, texts: ofRequest }, email) {
      inBackground('taken address', async () => {
        const owner = await ownerOfAddress(db, emailKey(email))
        const texts = textsForPerson(owner?.language, ofRequest.language)
        const { t } = texts
        return composeMail({
          to: email,
          brand,
          texts,
          subject: t('mail.takenAddress.subject'),
          reason: t('mail.takenAddress.reason', { brand: brand.name }),
          action: { label: t('mail.logIn'), url: `${origin}${signInAgainPath}` },
          notes: [t('mail.takenAddress.use'), t('mail.takenAddress.notYou')],
        })
      })
    },
    sendLeavesAddress(site, account, { email, token }) {
      const to = addressed(site, account)
      const { t } = to.texts
      inBackground('present address', async () =>
        composeMail({
          ...to,
          subject: t('mail.leavesAddress.subject'),
          reason: t('mail.leavesAddress.reason', { brand: site.brand.name, email }),
          action: {
            label: t('mail.leavesAddress.action'),
            url: pageLink(site, to.texts, `/identity/address/present?token=${token}`),
          },
          notes: [t('mail.leavesAddress.link'), t('mail.leavesAddress.notYou')],
        }),
      )
    },
    sendAddressChanged(site, before, now) {
      const to = addressed(site, now)
      const { t, language } = to.texts
      const brand = site.brand.name
      const changed = mailMoment(language, Date.now())
      inBackground('address change', async () =>
        composeMail({
          ...to,
          subject: t('mail.addressChanged.subject'),
          reason: t('mail.addressChanged.reason', { brand, changed }),
          action: { label: t('mail.goTo', { brand }), url: site.origin },
          notes: [t('mail.addressChanged.use')],
        }),
      )
      inBackground('former address', async () => formerLetter(site, before, now, changed))
    },
  }
}

/** An address that is not confirmed may be a stranger's, who is not told where the account went. */
function formerLetter(site: Site, before: Account, { email }: Account, changed: string): Mail {
  const to = addressed(site, before)
  const { t } = to.texts
  const brand = site.brand.name
  const common = { ...to, action: { label: t('mail.goTo', { brand }), url: site.origin } }
  if (!before.verified_at) {
    return composeMail({
      ...common,
      subject: t('mail.addressLeft.subject'),
      reason: t('mail.addressLeft.reason', { brand, changed }),
      notes: [t('mail.addressLeft.note')],
    })
  }
  return composeMail({
    ...common,
    subject: t('mail.addressChanged.subject'),
    reason: t('mail.addressChanged.reasonFormer', { brand, email, changed }),
    notes: [t('mail.nothingLeft'), t('mail.addressChanged.notYou', { brand })],
  })
}

/**
 * To whom a mail goes, in the language of their account, else of the request. A greeting by name only
 * once the address is confirmed: until then a stranger may have typed the name.
 */
export function addressed(
  site: Pick<Site, 'brand' | 'texts'>,
  { email, first_name, verified_at, language }: Account,
) {
  return {
    to: email,
    brand: site.brand,
    texts: textsForPerson(language, site.texts.language),
    ...(verified_at && { greetingName: first_name }),
  }
}
