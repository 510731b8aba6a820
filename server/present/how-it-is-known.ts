import type { Assessment } from '#src/contract/trust/assess.ts'
import { longDate } from '#src/i18n/long-date.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { serverTexts } from '../texts/server-texts.ts'

/**
 * How a reader can know what is said of a credential (TRU-3), in sentences: the server words them, since
 * pages of guests have no room for the code that would.
 */
export function howItIsKnown(language: Language, assessment: Assessment): string[] {
  const { t } = serverTexts(language)
  const { statement, state, check, stop, hasRenewal } = assessment
  const { expiresOn, scope } = statement
  const isOver = state === 'expired'
  const lines = [
    issued(t, assessment),
    scope && t('trust.scope', { scope }),
    check ? checked(t, check) : t('trust.selfDeclared'),
    // Nobody has checked the day of a claim either.
    check && expiresOn && t(isOver ? 'trust.was' : 'trust.until', { day: dayOf(t, expiresOn) }),
    stop && t(`trust.${stop.kind}`, { day: dayOf(t, stop.at), note: stop.note }),
    hasRenewal && t('trust.renewal'),
  ]
  return lines.filter((line): line is string => Boolean(line))
}

const dayOf = (t: Texts['t'], day: string) => longDate(t, new Date(day))

function issued(t: Texts['t'], { statement: { number, issuer } }: Assessment): string | null {
  if (number !== null && issuer !== null) return t('trust.numberBy', { number, issuer })
  if (number !== null) return t('trust.number', { number })
  return issuer && t('trust.issuedBy', { issuer })
}

function checked(t: Texts['t'], check: NonNullable<Assessment['check']>): string {
  const { method, authority: by } = check
  const day = dayOf(t, check.at)
  if (method === 'unrecorded' || method === 'signature' || by === null)
    return t(`trust.${method}`, { day })
  return t(`trust.${method}By`, { by, day })
}
