import { assess, type Assessment, type Outlook } from '#src/contract/trust/assess.ts'
import type { CredentialFacts } from '#src/contract/trust/credential-facts.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { CredentialStatus } from '#src/contract/organisation.ts'
import { timeZoneOf } from './time-zone-of.ts'

/** A credential of an organisation as it stands when it is read. */
export type AssessedCredential = Assessment & { credentialId: string; status: CredentialStatus }

/**
 * What the facts that hold now come to.
 * @param now ms since the epoch
 */
export function assessHeld(
  facts: ReadonlyMap<string, CredentialFacts>,
  { countryCode, now }: { countryCode: string | null; now: number },
): AssessedCredential[] {
  return [...facts].flatMap(([credentialId, own]) => {
    const assessment = assess(own, outlookOn(own, countryCode, now))
    if (!assessment) return []
    const status = isVerifiedState(assessment.state) ? ('APPROVED' as const) : ('PENDING' as const)
    return [{ credentialId, status, ...assessment }]
  })
}

/** A fact that is written counts at once, also where the clock was set back since. */
export function outlookOn(
  facts: CredentialFacts,
  countryCode: string | null,
  now: number,
): Outlook {
  const all = [...facts.statements, ...facts.checks, ...facts.stops]
  const newest = Math.max(now, ...all.map(({ from }) => Date.parse(from)))
  return { at: newest, timeZone: timeZoneOf(countryCode) }
}
