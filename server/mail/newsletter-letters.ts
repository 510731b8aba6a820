import type { Texts } from '#src/i18n/texts.ts'
import type { Letter } from './compose-mail.ts'
import type { LetterSite } from './member-letters.ts'

type To = { email: string; link: string }

/** Asks the reader of an address's mail whether they want the newsletter (LND-9). */
export function confirmNewsletterLetter(
  texts: Texts,
  site: LetterSite,
  { email, link }: To,
): Letter {
  const { t } = texts
  return {
    to: email,
    brand: site.brand,
    texts,
    subject: t('mail.newsletter.subject'),
    reason: t('mail.newsletter.reason', { brand: site.brand.name }),
    action: {
      label: t('mail.newsletter.action'),
      url: `${site.origin}/newsletter/confirm?link=${link}`,
    },
    notes: [
      t('mail.newsletter.link'),
      t('mail.newsletter.notYou'),
      t('mail.newsletter.remove', { address: unsubscribeAddress(site, link) }),
    ],
  }
}

/** For an address that gets the newsletter already. */
export function knownSubscriberLetter(texts: Texts, site: LetterSite, { email, link }: To): Letter {
  const { t } = texts
  return {
    to: email,
    brand: site.brand,
    texts,
    subject: t('mail.newsletterKnown.subject'),
    reason: t('mail.newsletterKnown.reason', { brand: site.brand.name }),
    action: { label: t('mail.newsletterKnown.action'), url: unsubscribeAddress(site, link) },
    notes: [t('mail.newsletterKnown.notYou')],
  }
}

function unsubscribeAddress({ origin }: LetterSite, link: string): string {
  return `${origin}/newsletter/unsubscribe?link=${link}`
}
