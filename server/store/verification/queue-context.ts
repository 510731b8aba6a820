import { sql } from 'kysely'
import { type CredentialState, verifiedStates } from '#src/contract/trust/credential-state.ts'
import { numberKey } from '#src/contract/trust/number-key.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { HeldKey } from '../credentials/decide-credential.ts'
import type { Connection } from '../engine.ts'
import { isInScope } from '../operator-view.ts'
import { itemOf } from './credential-rules.ts'
import { leaseKey, leasesOf } from './leases.ts'

/** Other suppliers with the same number that a verifier is shown. */
const mostElsewhere = 10

export type Elsewhere = { slug: string; supplier: string; state: CredentialState }

/** What is looked for, and for whom. */
export type ContextWanted = {
  /** As it is stated. */
  number: string | null
  scope: OperatorScope
  /** ms since the epoch */
  now: number
}

/** What is known around a credential that waits: who is at it, and its number elsewhere. */
export async function queueContext(
  db: Connection,
  key: HeldKey,
  { number, scope, now }: ContextWanted,
) {
  const item = itemOf(key)
  const [leases, elsewhere] = await Promise.all([
    leasesOf(db, [item], now),
    sameNumber(db, key, number, scope),
  ])
  return { lease: leases.get(leaseKey(item)) ?? null, elsewhere }
}

/**
 * The same certificate on another profile is one that somebody may have copied. Of a supplier of another brand, a
 * verifier is told what everybody can read.
 */
async function sameNumber(
  db: Connection,
  { organisationId, credentialId }: HeldKey,
  number: string | null,
  scope: OperatorScope,
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
      .$if(scope !== 'all', (query) =>
        query.where((where) =>
          where.or([
            isInScope('o.brand_id', scope),
            where.and([
              where('c.state', 'in', verifiedStates),
              where('o.status', '!=', 'SUSPENDED'),
              sql<boolean>`exists (
                select 1 from credential_checks k
                where k.statement_id = s.id and k.outcome = 'confirmed' and k.valid_to is null)`,
            ]),
          ]),
        ),
      )
      .orderBy('o.slug')
      .limit(mostElsewhere)
      .execute()
  )
}
