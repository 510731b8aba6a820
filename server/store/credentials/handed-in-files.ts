import type { Connection } from '../engine.ts'

/** SHA-256 of the files that are there for a credential, hexadecimal, as a JSON list in a fixed order. */
export async function handedInFiles(
  db: Connection,
  { organisationId, credentialId }: { organisationId: string; credentialId: string },
): Promise<string> {
  const files = await db
    .selectFrom('evidence')
    .select('sha256')
    .where('organisation_id', '=', organisationId)
    .where('credential_id', '=', credentialId)
    .orderBy('sha256')
    .execute()
  return JSON.stringify(files.map(({ sha256 }) => sha256))
}
