import type { Connection } from '../engine.ts'

/** Evidence as it is stored. */
export function evidenceRow(db: Connection) {
  return db
    .selectFrom('evidence')
    .select([
      'id',
      'credential_id as credentialId',
      'name',
      'type',
      'size',
      'sha256',
      'uploaded_at as uploadedAt',
    ])
}
