import type { CredentialStatus } from '#src/contract/organisation.ts'
import type { Connection } from '../engine.ts'

type Wanted = {
  status?: CredentialStatus | undefined
  organisationId?: string | undefined
  /** Rows. */
  limit: number
}

/** Credentials of all organisations, those that wait longest first, with what speaks for them. */
export function listHeldCredentials(db: Connection, { status, organisationId, limit }: Wanted) {
  return db
    .selectFrom('organisation_credentials as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['o.slug as organisation', 'c.credential_id as credential', 'c.status'])
    .select('c.created_at as since')
    .select((from) => [
      from
        .selectFrom('evidence as e')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('e.organisation_id', '=', 'c.organisation_id')
        .whereRef('e.credential_id', '=', 'c.credential_id')
        .as('evidence'),
      from
        .selectFrom('credential_notes as n')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('n.organisation_id', '=', 'c.organisation_id')
        .whereRef('n.credential_id', '=', 'c.credential_id')
        .as('notes'),
    ])
    .$if(status !== undefined, (query) => query.where('c.status', '=', status ?? 'PENDING'))
    .$if(organisationId !== undefined, (query) =>
      query.where('c.organisation_id', '=', organisationId ?? ''),
    )
    .orderBy('c.created_at')
    .orderBy('o.slug')
    .orderBy('c.credential_id')
    .limit(limit)
    .execute()
}
