import type { Site } from '../identity/site.ts'
import type { Letter } from './compose-mail.ts'
import { inOneLine } from './shown-text.ts'

/** The portal that a mail is sent for: what it looks like, and where its links lead. */
export type LetterSite = Pick<Site, 'brand' | 'origin'>
type Recipient = { email: string; firstName: string }
type Claimant = Recipient & { lastName: string; emailVerified: boolean }
type Named = { name: string; slug: string }

/** To an owner, or to the operator where nobody owns the organisation: a claim waits (ORG-3). */
export function claimLetter(
  site: LetterSite,
  organisation: Named,
  claimant: Claimant,
  to: Recipient | { email: string; firstName: null },
): Letter {
  const who = inOneLine(`${claimant.firstName} ${claimant.lastName} (${claimant.email})`)
  const query = new URLSearchParams({ organisation: organisation.slug })
  return {
    to: to.email,
    brand: site.brand,
    subject: `Somebody asks to join ${organisation.name}`,
    greetingName: to.firstName ?? 'operator',
    reason: `${who} asks to join ${organisation.name} at ${site.brand.name}.`,
    action: {
      label: 'Accept or refuse',
      url: `${site.origin}/organisation/members?${query}`,
    },
    notes: [
      claimant.emailVerified
        ? 'The email address is confirmed.'
        : 'The email address is not confirmed: make sure that it is really theirs.',
      to.firstName === null
        ? 'Nobody owns this organisation yet, so the decision is yours.'
        : 'Until an owner accepts, this person can neither see nor change anything.',
    ],
  }
}

/** To whoever made a claim: they are in. */
export function acceptedLetter(site: LetterSite, organisation: Named, to: Recipient): Letter {
  const query = new URLSearchParams({ organisation: organisation.slug })
  return {
    to: to.email,
    brand: site.brand,
    subject: `You are a member of ${organisation.name}`,
    greetingName: to.firstName,
    reason: `Your request to join ${organisation.name} at ${site.brand.name} has been accepted.`,
    action: { label: 'Open the organisation', url: `${site.origin}/organisation?${query}` },
    notes: ['You can see and edit its profile from now on.'],
  }
}

/** To whoever made a claim: they are not. */
export function refusedLetter(site: LetterSite, organisation: Named, to: Recipient): Letter {
  return {
    to: to.email,
    brand: site.brand,
    subject: `Your request to join ${organisation.name}`,
    greetingName: to.firstName,
    reason: `Your request to join ${organisation.name} at ${site.brand.name} has been refused.`,
    action: {
      label: 'Find your organisation',
      url: `${site.origin}/register/organisation`,
    },
    notes: ['If you think that this is a mistake, talk to somebody of the organisation.'],
  }
}
