import { sql } from 'kysely'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import { numberKey } from '#src/contract/trust/number-key.ts'
import type { HeldKey } from '../credentials/decide-credential.ts'
import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { nameOf } from './list-queue.ts'

/** Other suppliers with the same number that a verifier is shown. */
const mostElsewhere = 10

export type Elsewhere = { slug: string; supplier: string; state: CredentialState }

/** What is known around a credential that waits: who is at it, the others of the supplier, its number elsewhere. */
export async function queueContext(
  db: Connection,
  key: HeldKey,
  { number, now }: { number: string | null; now: number },
) {
  const { organisationId, credentialId } = key
  const [lease, others, elsewhere] = await Promise.all([
    leaseOf(db, key, now),
    db
      .selectFrom('organisation_credentials')
      .select(['credential_id as credentialId', 'state'])
      .where('organisation_id', '=', organisationId)
      .where('credential_id', '!=', credentialId)
      .orderBy('credential_id')
      .execute(),
    sameNumber(db, key, number),
  ])
  return { lease, others, elsewhere }
}

async function leaseOf(db: Connection, { organisationId, credentialId }: HeldKey, now: number) {
  const row = await db
    .selectFrom('verification_leases as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id as userId', 'l.expires_at as until'])
    .select(['u.first_name as firstName', 'u.last_name as lastName'])
    .where('l.organisation_id', '=', organisationId)
    .where('l.credential_id', '=', credentialId)
    .where('l.expires_at', '>', isoTime(now))
    .executeTakeFirst()
  return row ? { userId: row.userId, name: nameOf(row), until: row.until } : null
}

/** The same certificate on another profile is one that somebody may have copied. */
async function sameNumber(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
  number: string | null,
): Promise<Elsewhere[]> {
  const compared = numberKey(number)
  if (compared === null) return []
  return (
    db
      .selectFrom('credential_statements as s')
      .innerJoin('organisations as o', 'o.id', 's.organisation_id')
      .innerJoin('organisation_credentials as c', (join) =>
        join
          .onRef('c.organisation_id', '=', 's.organisation_id')
          .onRef('c.credential_id', '=', 's.credential_id'),
      )
      .select(['o.slug', 'o.name as supplier', 'c.state'])
      .distinct()
      // The index has only those that have one, which SQLite must be told.
      .where(sql<boolean>`s.number_key is not null`)
      .where('s.number_key', '=', compared)
      .where('s.credential_id', '=', credentialId)
      .where('s.valid_to', 'is', null)
      .where('s.organisation_id', '!=', organisationId)
      .orderBy('o.slug')
      .limit(mostElsewhere)
      .execute()
  )
}
