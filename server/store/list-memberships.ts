import type { Connection } from './engine.ts'

type Wanted = {
  status?: 'PENDING' | 'ACCEPTED' | undefined
  organisationId?: string | undefined
  limit: number
}

/** Memberships of all organisations, those that were asked for first on top. */
export function listMemberships(db: Connection, { status, organisationId, limit }: Wanted) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['o.slug as organisation', 'u.email', 'u.email_verified as emailVerified'])
    .select(['m.relationship', 'm.accepted_at as acceptedAt', 'm.created_at as since'])
    .$if(status !== undefined, (query) =>
      query.where('m.accepted_at', status === 'PENDING' ? 'is' : 'is not', null),
    )
    .$if(organisationId !== undefined, (query) =>
      query.where('m.organisation_id', '=', organisationId ?? ''),
    )
    .orderBy('m.created_at')
    .orderBy('m.id')
    .limit(limit)
    .execute()
}
