import type { Letter } from './compose-mail.ts'
import type { LetterSite } from './member-letters.ts'

type To = { email: string; link: string }

/** Asks the reader of an address's mail whether they want the newsletter (LND-9). */
export function confirmNewsletterLetter(site: LetterSite, { email, link }: To): Letter {
  return {
    to: email,
    brand: site.brand,
    subject: 'Confirm your newsletter subscription',
    reason: `This address was signed up for the newsletter of ${site.brand.name}. It is sent to you only once you have confirmed that you want it.`,
    action: {
      label: 'Confirm subscription',
      url: `${site.origin}/newsletter/confirm?link=${link}`,
    },
    notes: [
      'The link works for 7 days.',
      'If it was not you, you can ignore this mail: no newsletter will come.',
      `To have the address removed at once: ${unsubscribeAddress(site, link)}`,
    ],
  }
}

/** For an address that gets the newsletter already. */
export function knownSubscriberLetter(site: LetterSite, { email, link }: To): Letter {
  return {
    to: email,
    brand: site.brand,
    subject: 'You get our newsletter already',
    reason: `This address was signed up once more for the newsletter of ${site.brand.name}. It gets it already, so there is nothing to do. If you do not want it any more, unsubscribe.`,
    action: { label: 'Unsubscribe', url: unsubscribeAddress(site, link) },
    notes: ['If it was not you who signed up, you can ignore this mail.'],
  }
}

function unsubscribeAddress({ origin }: LetterSite, link: string): string {
  return `${origin}/newsletter/unsubscribe?link=${link}`
}
