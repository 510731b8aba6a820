import type { Connection } from '../engine.ts'

/** Suspensions that hold or were appealed against, newest first; of the last ones. */
const most = 20

/** What of an organisation is suspended or was, as its members read it. */
export async function ownSuspensions(db: Connection, organisationId: string) {
  const rows = await db
    .selectFrom('suspensions')
    .select(['id', 'credential_id as credentialId', 'suspended_at as since', 'note'])
    .select(['appeal_text as text', 'appealed_at as at', 'appeal_outcome as outcome'])
    .select(['appeal_note as appealNote', 'ended_at as endedAt'])
    .where('organisation_id', '=', organisationId)
    .where((where) =>
      where.or([where('ended_at', 'is', null), where('appealed_at', 'is not', null)]),
    )
    .orderBy('suspended_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ text, at, outcome, appealNote, ...row }) => ({
    ...row,
    appeal: at === null ? null : { text: text ?? '', at, outcome, note: appealNote },
  }))
}
export type StoredSuspension = Awaited<ReturnType<typeof ownSuspensions>>[number]
