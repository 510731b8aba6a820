import type { SaidOfClaim } from '#src/contract/operate/claim-decision.ts'
import type { Texts, Translate } from '#src/i18n/texts.ts'
import type { Site } from '../identity/site.ts'
import { nameToShow } from '../policies/personal-message.ts'
import { claimAnswer } from '../texts/claim-answer.ts'
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
 * @returns `name` null where it may not be named
 */
export function calledTo(
  to: Pick<Recipient, 'emailVerified'>,
  organisation: Named,
): { name: string | null; query: string } {
  const name = nameToShow(organisation.name, to)
  if (name === null) return { name, query: '' }
  return { name, query: `?${new URLSearchParams({ organisation: organisation.slug })}` }
}

/**
 * To an owner, or to the operator where the organisation has no owner: a claim waits (ORG-3).
 * @param daysLeft days after which the operator decides where no owner does, in a reminder of that (OPR-3)
 */
export function claimLetter(
  texts: Texts,
  site: LetterSite,
  organisation: Named,
  claimant: Claimant,
  to: Recipient | Operator,
  daysLeft?: number,
): Letter {
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const isReminder = daysLeft !== undefined
  return {
    ...(to.firstName === null
      ? { to: to.email, greeting: t('mail.helloOperator') }
      : addressedTo(to)),
    brand: site.brand,
    texts,
    subject:
      name === null
        ? t(isReminder ? 'mail.claim.reminderSubjectUnnamed' : 'mail.claim.subjectUnnamed')
        : t(isReminder ? 'mail.claim.reminderSubject' : 'mail.claim.subject', {
            organisation: name,
          }),
    reason: claimReason(t, { brand: site.brand.name, organisation: name, claimant, to }),
    action: {
      label: t('mail.claim.action'),
      url: `${site.origin}/organisation/members${query}`,
    },
    notes: [
      claimant.emailVerified ? t('mail.claim.confirmed') : t('mail.claim.unconfirmed'),
      to.firstName === null ? t('mail.claim.ownerless') : t('mail.claim.untilAccepted'),
      ...(isReminder ? [t('mail.claim.reminderNote', { days: daysLeft })] : []),
    ],
  }
}

/** Only a person whose own address is confirmed is told who makes the claim. */
function claimReason(
  t: Translate,
  claim: {
    brand: string
    organisation: string | null
    claimant: Claimant
    to: Pick<Recipient, 'emailVerified'>
  },
): string {
  const { brand, organisation, claimant, to } = claim
  if (organisation === null) return t('mail.claim.reasonUnnamed', { brand })
  if (!to.emailVerified) return t('mail.claim.reasonSomebody', { organisation, brand })
  const { name, email } = claimant
  const named = inOneLine(name ? `${name} (${email})` : email)
  return t('mail.claim.reason', { name: named, organisation, brand })
}

/** To the person who made a claim: it is accepted. */
export function acceptedLetter(
  texts: Texts,
  site: LetterSite,
  organisation: Named,
  to: Recipient,
): Letter {
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const brand = site.brand.name
  return {
    ...addressedTo(to),
    brand: site.brand,
    texts,
    subject:
      name === null
        ? t('mail.accepted.subjectUnnamed')
        : t('mail.accepted.subject', { organisation: name }),
    reason:
      name === null
        ? t('mail.accepted.reasonUnnamed', { brand })
        : t('mail.accepted.reason', { organisation: name, brand }),
    action: { label: t('mail.accepted.action'), url: `${site.origin}/organisation${query}` },
    notes: [t('mail.accepted.note')],
  }
}

/** To an owner: the operator has accepted a claim that no owner has answered (OPR-3). */
export function joinedLetter(
  texts: Texts,
  site: LetterSite,
  organisation: Named,
  joined: { name: string | null; email: string },
  to: Recipient,
): Letter {
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const brand = site.brand.name
  const person = inOneLine(joined.name ? `${joined.name} (${joined.email})` : joined.email)
  return {
    ...addressedTo(to),
    brand: site.brand,
    texts,
    subject:
      name === null
        ? t('mail.joined.subjectUnnamed')
        : t('mail.joined.subject', { organisation: name }),
    reason:
      name === null
        ? t('mail.joined.reasonUnnamed', { brand })
        : t('mail.joined.reason', { name: person, organisation: name, brand }),
    action: {
      label: t('mail.joined.action'),
      url: `${site.origin}/organisation/members${query}`,
    },
    notes: [t('mail.joined.note')],
  }
}

/**
 * To the person who made a claim: it is refused.
 * @param why in words of the portal, and of whoever has refused it; null: nothing was said
 */
export function refusedLetter(
  texts: Texts,
  site: LetterSite,
  organisation: Named,
  to: Recipient,
  why: SaidOfClaim | null = null,
): Letter {
  const { t } = texts
  const { name } = calledTo(to, organisation)
  const brand = site.brand.name
  const quote = why && claimAnswer(t, why)
  return {
    ...addressedTo(to),
    brand: site.brand,
    texts,
    subject:
      name === null
        ? t('mail.refused.subjectUnnamed')
        : t('mail.refused.subject', { organisation: name }),
    reason:
      name === null
        ? t('mail.refused.reasonUnnamed', { brand })
        : t('mail.refused.reason', { organisation: name, brand }),
    ...(quote && { quote }),
    action: {
      label: t('mail.refused.action'),
      url: `${site.origin}/register/organisation`,
    },
    notes: quote ? [] : [t('mail.refused.note')],
  }
}
