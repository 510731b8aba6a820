import type { Site } from '../identity/site.ts'
import { nameToShow } from '../policies/personal-message.ts'
import type { Letter } from './compose-mail.ts'
import { inOneLine } from './shown-text.ts'

/** The portal that a mail is sent for: what it looks like, and where its links lead. */
export type LetterSite = Pick<Site, 'brand' | 'origin'>
export type Recipient = { email: string; emailVerified: boolean; firstName: string }
type Claimant = {
  /** As a mail may show it; null: by the address alone. */
  name: string | null
  email: string
  emailVerified: boolean
}
/** Only confirmed addresses get to be one. */
type Operator = { email: string; emailVerified: true; firstName: null }
type Named = { name: string; slug: string }

/**
 * To whom a letter goes. At an address that is not confirmed neither they nor others are named: it
 * may be a stranger's, and what was typed as a name advertising.
 */
export function addressedTo({ email, emailVerified, firstName }: Recipient) {
  return { to: email, ...(emailVerified && { greetingName: firstName }) }
}

/**
 * An organisation as a letter may call it, and what leads a link to it: at an address that has not been
 * confirmed, by no name that spreads a link.
 */
export function calledTo(
  to: Pick<Recipient, 'emailVerified'>,
  organisation: Named,
  otherwise: string,
): { name: string; query: string } {
  const name = nameToShow(organisation.name, to)
  if (name === null) return { name: otherwise, query: '' }
  return { name, query: `?${new URLSearchParams({ organisation: organisation.slug })}` }
}

/** To an owner, or to the operator where the organisation has no owner: a claim waits (ORG-3). */
export function claimLetter(
  site: LetterSite,
  organisation: Named,
  claimant: Claimant,
  to: Recipient | Operator,
): Letter {
  const named = claimant.name ? `${claimant.name} (${claimant.email})` : claimant.email
  const who = to.emailVerified ? inOneLine(named) : 'Somebody'
  const { name, query } = calledTo(to, organisation, 'your organisation')
  return {
    ...addressedTo({ ...to, firstName: to.firstName ?? 'operator' }),
    brand: site.brand,
    subject: `Somebody asks to join ${name}`,
    reason: `${who} asks to join ${name} at ${site.brand.name}.`,
    action: {
      label: 'Accept or refuse',
      url: `${site.origin}/organisation/members${query}`,
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

/** To the person who made a claim: it is accepted. */
export function acceptedLetter(site: LetterSite, organisation: Named, to: Recipient): Letter {
  const { name, query } = calledTo(to, organisation, 'an organisation')
  return {
    ...addressedTo(to),
    brand: site.brand,
    subject: `You are a member of ${name}`,
    reason: `Your request to join ${name} at ${site.brand.name} has been accepted.`,
    action: { label: 'Open the organisation', url: `${site.origin}/organisation${query}` },
    notes: ['You can see and edit its profile from now on.'],
  }
}

/** To the person who made a claim: it is refused. */
export function refusedLetter(site: LetterSite, organisation: Named, to: Recipient): Letter {
  const { name } = calledTo(to, organisation, 'an organisation')
  return {
    ...addressedTo(to),
    brand: site.brand,
    subject: `Your request to join ${name}`,
    reason: `Your request to join ${name} at ${site.brand.name} has been refused.`,
    action: {
      label: 'Find your organisation',
      url: `${site.origin}/register/organisation`,
    },
    notes: ['If you think that this is a mistake, talk to somebody of the organisation.'],
  }
}
