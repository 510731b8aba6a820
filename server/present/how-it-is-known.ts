import type * as v from 'valibot'
import type { knownLine } from '#src/contract/organisation.ts'
import type { Assessment } from '#src/contract/trust/assess.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { dayInWords } from '../texts/day-in-words.ts'
import { serverTexts } from '../texts/server-texts.ts'

type KnownLine = v.InferOutput<typeof knownLine>

/**
 * How a reader can know what is said of a credential (TRU-3), in sentences: the server words them, since
 * pages of guests have no room for the code that would.
 */
export function howItIsKnown(
  language: Language,
  credentialId: string,
  assessment: Assessment,
): KnownLine[] {
  const { t } = serverTexts(language)
  const day = (text: string) => dayInWords(language, text)
  const { statement, state, check, stop, hasRenewal } = assessment
  const { expiresOn, scope } = statement
  const isOver = state === 'expired'
  const found = check ? checked(t, check, day(check.at)) : claimed(t, state)
  const lines = [
    issued(t, assessment),
    scope && t('trust.scope', { scope }),
    found,
    // Nobody has checked the day of a claim, and what was stopped is not valid until one.
    check &&
      expiresOn &&
      (isOver || !stop) &&
      t(isOver ? 'trust.was' : 'trust.until', { day: day(expiresOn) }),
    stop && t(`trust.${stop.kind}`, { day: day(stop.at), note: stop.note }),
    hasRenewal && t('trust.renewal'),
  ]
  const url = check?.entryUrl
  const known = lines
    .filter((line): line is string => Boolean(line))
    .map((text) => ({ text, ...(url && text === found && { url }) }))
  return [...known, { text: t('trust.whatItProves'), url: `/trust/${credentialId}` }]
}

function issued(t: Texts['t'], { statement: { number, issuer } }: Assessment): string | null {
  if (number !== null && issuer !== null) return t('trust.numberBy', { number, issuer })
  if (number !== null) return t('trust.number', { number })
  return issuer && t('trust.issuedBy', { issuer })
}

/** Of a claim; what was refused is shown to the supplier alone, with what a verifier has said of it. */
const claimed = (t: Texts['t'], state: Assessment['state']) =>
  state === 'refused' ? null : t('trust.selfDeclared')

function checked(t: Texts['t'], check: NonNullable<Assessment['check']>, day: string): string {
  const { method, authority: by } = check
  if (method === 'unrecorded' || method === 'signature' || by === null)
    return t(`trust.${method}`, { day })
  return t(`trust.${method}By`, { by, day })
}
