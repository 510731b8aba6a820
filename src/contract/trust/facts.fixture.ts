import type { Check, CredentialFacts, Statement, Stop } from './credential-facts.ts'

/** An instant of 2026, by its day and the hour of UTC. */
export const at = (day: string, hour = 12): string =>
  `2026-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`

export const statement = (id: string, more: Partial<Statement> = {}): Statement => ({
  ...{ id, from: at('01-01'), to: null },
  ...{ number: null, issuer: null, scope: null, issuedOn: null, expiresOn: null, entryUrl: null },
  ...more,
})

export const confirmed = (
  statementId: string,
  more: Partial<Extract<Check, { outcome: 'confirmed' }>> = {},
): Check => ({
  ...{ statementId, outcome: 'confirmed', method: 'document', from: at('01-02'), to: null },
  ...{ authority: null, entryUrl: null },
  ...more,
})

export const decided = (
  statementId: string,
  outcome: 'refused' | 'incomplete',
  from = at('01-02'),
): Check => ({ statementId, outcome, note: null, reasons: null, from, to: null })

export const stopped = (
  statementId: string,
  kind: Stop['kind'],
  more: Partial<Stop> = {},
): Stop => ({
  ...{ statementId, kind, note: 'Why.', from: at('01-03'), to: null },
  ...more,
})

export const facts = (parts: Partial<CredentialFacts> = {}): CredentialFacts => ({
  statements: [statement('s')],
  checks: [],
  stops: [],
  ...parts,
})
