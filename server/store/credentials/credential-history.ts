import { sql } from 'kysely'
import type { CheckFile } from '#src/contract/operate/check-file.ts'
import type { Connection } from '../engine.ts'
import type { HeldKey } from './decide-credential.ts'

/** Something that was so about a credential, from an instant on and until another one. */
export type HistoryEntry = {
  from: string
  /** Null: it holds now. */
  to: string | null
  what: 'stated' | 'confirmed' | 'incomplete' | 'refused' | 'suspended' | 'revoked'
  /** What was stated, how it was checked, or why it was stopped. */
  details: Readonly<Record<string, string>>
  /** Picture or PDF of what was seen. */
  file: CheckFile | null
}

/** Everything that is or was known about a credential of an organisation, the oldest first. */
export async function credentialHistory(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
): Promise<HistoryEntry[]> {
  const ofCredential = sql<boolean>`organisation_id = ${organisationId} and credential_id = ${credentialId}`
  const [statements, checks, stops, files] = await Promise.all([
    db.selectFrom('credential_statements').selectAll().where(ofCredential).execute(),
    db.selectFrom('credential_checks').selectAll().where(ofCredential).execute(),
    db.selectFrom('credential_stops').selectAll().where(ofCredential).execute(),
    db
      .selectFrom('check_files')
      .select(['id', 'name', 'type', 'size'])
      .where('organisation_id', '=', organisationId)
      .execute(),
  ])
  const entries: HistoryEntry[] = [
    ...statements.map((one) => ({
      ...spanOf(one),
      what: 'stated' as const,
      file: null,
      details: known({
        ...{ number: one.number, issuer: one.issuer, scope: one.scope, entry: one.entry_url },
        ...{ issued: one.issued_on, expires: one.expires_on },
      }),
    })),
    ...checks.map((one) => ({
      ...spanOf(one),
      what: one.outcome,
      file: files.find(({ id }) => id === one.file_id) ?? null,
      details: known({
        ...{ how: one.method, for: one.authority, entry: one.entry_url, note: one.note },
        ...{ reasons: one.reasons, seen: one.seen },
      }),
    })),
    ...stops.map((one) => ({
      ...{ ...spanOf(one), what: one.kind, file: null, details: known({ note: one.note }) },
    })),
  ]
  // What was stated comes before what was found out about it in the same instant.
  return entries.toSorted(
    (one, other) => Number(one.from > other.from) - Number(one.from < other.from),
  )
}

const spanOf = ({ valid_from, valid_to }: { valid_from: string; valid_to: string | null }) => ({
  from: valid_from,
  to: valid_to,
})

function known(all: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
}
