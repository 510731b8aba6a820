import { isSuspension } from '#src/contract/operate/reports.ts'
import type { AppealOutcome, CloseReason, ReportOutcome } from '#src/contract/reports/report.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Letter } from './compose-mail.ts'
import { addressedTo, calledTo, type LetterSite, type Recipient } from './member-letters.ts'

type Named = { name: string; slug: string }
/** What letters about reports are made of. */
type Parts = { texts: Texts; site: LetterSite; organisation: Named; to: Recipient }

const beginning = ({ texts, site, to }: Parts) => ({
  ...{ ...addressedTo(to), brand: site.brand, texts },
})

const profileLink = ({ texts: { t }, site, organisation }: Parts) => ({
  label: t('report-mail.viewProfile'),
  url: `${site.origin}/organization/${encodeURIComponent(organisation.slug)}`,
})

/** To whoever has reported something: it has come in. What they wrote is not in it: the address may be another's. */
export function receivedLetter(parts: Parts): Letter {
  const { texts, site, organisation, to } = parts
  const { t } = texts
  const { name } = calledTo(to, organisation)
  const brand = site.brand.name
  return {
    ...beginning(parts),
    subject: t('report-mail.received.subject'),
    reason:
      name === null
        ? t('report-mail.received.reasonUnnamed', { brand })
        : t('report-mail.received.reason', { organisation: name, brand }),
    action: profileLink(parts),
    notes: [t('report-mail.received.note'), t('report-mail.received.notYou')],
  }
}

/** What came of a report. `note`: the operator's own words for the reporter. */
type Decided = {
  outcome: ReportOutcome
  closeReason: CloseReason | null
  note: string | null
}

/** To whoever has reported something: what was decided, and what was done. */
export function decidedReportLetter(parts: Parts, { outcome, closeReason, note }: Decided): Letter {
  const { texts, organisation, to } = parts
  const { t } = texts
  const { name } = calledTo(to, organisation)
  const said = [
    ...(closeReason ? [t(`report-words.close.${closeReason}`)] : []),
    ...(note ? [note] : []),
  ]
  const hasSuspended = isSuspension(outcome)
  return {
    ...beginning(parts),
    subject: t('report-mail.decided.subject'),
    reason:
      name === null
        ? t(`report-mail.decided.${outcome}Unnamed`)
        : t(`report-mail.decided.${outcome}`, { organisation: name }),
    ...(said.length > 0 && { quote: said.join('\n') }),
    action: profileLink(parts),
    notes: [
      t('report-mail.decided.thanks'),
      ...(hasSuspended ? [t('report-mail.decided.canAppeal')] : []),
    ],
  }
}

/** To whoever has reported something: what was suspended after that is shown again. */
export function liftedReportLetter(parts: Parts): Letter {
  const { texts, organisation, to } = parts
  const { t } = texts
  const { name } = calledTo(to, organisation)
  return {
    ...beginning(parts),
    subject: t('report-mail.lifted.subject'),
    reason:
      name === null
        ? t('report-mail.lifted.reasonUnnamed')
        : t('report-mail.lifted.reason', { organisation: name }),
    action: profileLink(parts),
    notes: [t('report-mail.decided.thanks')],
  }
}

/** Where members read of a suspension, and owners appeal. */
export const appealLink = ({ site, organisation }: Pick<Parts, 'site' | 'organisation'>): string =>
  `${site.origin}/report/appeal/${encodeURIComponent(organisation.slug)}`

/** To an owner: the profile is suspended. @param note public; null: nothing was said */
export function suspendedLetter(parts: Parts, note: string | null): Letter {
  const { texts, site, organisation, to } = parts
  const { t } = texts
  const { name } = calledTo(to, organisation)
  const brand = site.brand.name
  return {
    ...beginning(parts),
    subject: t('report-mail.suspended.subject'),
    reason:
      name === null
        ? t('report-mail.suspended.reasonUnnamed', { brand })
        : t('report-mail.suspended.reason', { organisation: name, brand }),
    ...(note !== null && { quote: note }),
    action: { label: t('report-mail.suspended.action'), url: appealLink(parts) },
    notes: [
      ...(note === null ? [] : [t('report-mail.suspended.quoted')]),
      t('report-mail.suspended.note'),
    ],
  }
}

/** To an owner: the profile is shown again. */
export function restoredLetter(parts: Parts): Letter {
  const { texts, site, organisation, to } = parts
  const { t } = texts
  const { name, query } = calledTo(to, organisation)
  const brand = site.brand.name
  return {
    ...beginning(parts),
    subject: t('report-mail.restored.subject'),
    reason:
      name === null
        ? t('report-mail.restored.reasonUnnamed', { brand })
        : t('report-mail.restored.reason', { organisation: name, brand }),
    action: { label: t('report-mail.restored.action'), url: `${site.origin}/organisation${query}` },
    notes: [t('report-mail.restored.note')],
  }
}

/** What was decided on an appeal. `credential`: what it is called; null: the profile as a whole. */
type DecidedAppeal = { credential: string | null; outcome: AppealOutcome; note: string }

/** To an owner: what was decided on the appeal, and why. */
export function appealLetter(parts: Parts, { credential, outcome, note }: DecidedAppeal): Letter {
  const { texts, site } = parts
  const { t } = texts
  const kind = outcome === 'upheld' ? 'upheld' : 'appealLifted'
  const brand = site.brand.name
  return {
    ...beginning(parts),
    subject: t(`report-mail.${kind}.subject`),
    reason:
      credential === null
        ? t(`report-mail.${kind}.profile`, { brand })
        : t(`report-mail.${kind}.credential`, { credential, brand }),
    quote: note,
    action: { label: t('report-mail.appeal.action'), url: appealLink(parts) },
    notes: [t(`report-mail.appeal.${outcome}Note`)],
  }
}

/** To an operator: what has come in since the last such mail. */
export function digestLetter(
  texts: Texts,
  site: LetterSite,
  email: string,
  { reports, appeals }: { reports: number; appeals: number },
): Letter {
  const { t } = texts
  return {
    ...{ to: email, greeting: t('mail.helloOperator'), brand: site.brand, texts },
    subject: t('report-mail.digest.subject', { count: reports + appeals }),
    reason: t('report-mail.digest.reason', { brand: site.brand.name }),
    quote: [
      t('report-mail.digest.reports', { count: reports }),
      t('report-mail.digest.appeals', { count: appeals }),
    ].join('\n'),
    action: {
      label: t('report-mail.digest.action'),
      url: `${site.origin}/operate/reports${reports === 0 ? '?state=appeal' : ''}`,
    },
    notes: [t('report-mail.digest.note')],
  }
}
