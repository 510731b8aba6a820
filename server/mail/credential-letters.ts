import type { DecisionReason } from '#src/contract/trust/decision-reasons.ts'
import type { Texts, Translate } from '#src/i18n/texts.ts'
import { answerText } from '../texts/answer-text.ts'
import type { Letter } from './compose-mail.ts'
import { addressedTo, calledTo, type LetterSite, type Recipient } from './member-letters.ts'
import { appealLink } from './report-letters.ts'

/** What of a decision is told by mail. */
export type ToldOutcome = 'confirmed' | 'incomplete' | 'suspended' | 'restored' | 'revoked'

/** What a verifier has said, in words of the portal, of their own, or both. */
type Said = { note: string | null; reasons?: readonly DecisionReason[] | undefined }

function quoted(t: Translate, { note, reasons = [] }: Said): { quote?: string } {
  const quote = answerText(t, { note, reasons })
  return quote === null ? {} : { quote }
}

/** To an owner: what was decided on a credential that stays on the profile (TRU-2). */
export function decidedCredentialLetter(
  texts: Texts,
  site: LetterSite,
  organisation: { name: string; slug: string },
  credential: { name: string; outcome: ToldOutcome } & Said,
  to: Recipient,
): Letter {
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const decided = { credential: credential.name }
  const { outcome } = credential
  return {
    ...addressedTo(to),
    brand: site.brand,
    texts,
    subject: t(`mail.credential.${outcome}.subject`, decided),
    reason:
      name === null
        ? t(`mail.credential.${outcome}.reasonUnnamed`, decided)
        : t(`mail.credential.${outcome}.reason`, { ...decided, organisation: name }),
    ...quoted(t, credential),
    action:
      outcome === 'suspended'
        ? { label: t('report-mail.suspended.action'), url: appealLink({ site, organisation }) }
        : { label: t('mail.credential.action'), url: `${site.origin}/organisation${query}` },
    notes: [t(`mail.credential.${outcome}.note`)],
  }
}

/**
 * To an owner: what was handed in for a credential is not confirmed (API-8). `stays`: the profile says
 * what it did before; undefined: the credential is off the profile.
 */
export function refusedCredentialLetter(
  texts: Texts,
  site: LetterSite,
  organisation: { name: string; slug: string },
  credential: { name: string; stays: boolean | undefined } & Said,
  to: Recipient,
): Letter {
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const refused = { credential: credential.name }
  const what = credential.stays ? 'renewal' : 'refused'
  return {
    ...addressedTo(to),
    brand: site.brand,
    texts,
    subject: t(`mail.credential.${what}.subject`, refused),
    reason:
      name === null
        ? t(`mail.credential.${what}.reasonUnnamed`, refused)
        : t(`mail.credential.${what}.reason`, { ...refused, organisation: name }),
    ...quoted(t, credential),
    action: { label: t('mail.credential.action'), url: `${site.origin}/organisation${query}` },
    notes: credential.stays === undefined ? [] : [t(`mail.credential.${what}.note`)],
  }
}
