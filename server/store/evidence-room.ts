import * as limits from '#src/contract/limits.ts'
import type { Connection } from './engine.ts'
import { problem } from '../texts/problem.ts'

/**
 * Checks that an organisation may add a file to a credential.
 * @param file with its `size` in bytes
 * @throws ProblemError 422 when it does not hold the credential, or has as many files or bytes as it may
 */
export async function checkRoom(
  transaction: Connection,
  file: { organisationId: string; credentialId: string; size: number },
): Promise<void> {
  const held = await transaction
    .selectFrom('organisation_credentials')
    .select('credential_id')
    .where('organisation_id', '=', file.organisationId)
    .where('credential_id', '=', file.credentialId)
    .executeTakeFirst()
  if (!held) {
    throw problem(422, 'problems.invalid.credential-not-held', { field: 'credentialId' })
  }
  const own = await transaction
    .selectFrom('evidence')
    .select(['credential_id', 'size'])
    .where('organisation_id', '=', file.organisationId)
    .execute()
  const ofCredential = own.filter((one) => one.credential_id === file.credentialId)
  if (ofCredential.length >= limits.evidenceFiles) {
    throw problem(422, 'problems.too-many-files.limit', {
      field: 'credentialId',
      params: { most: limits.evidenceFiles },
    })
  }
  const bytes = own.reduce((sum, one) => sum + one.size, file.size)
  if (bytes > limits.evidenceTotalBytes) {
    throw problem(422, 'problems.no-room.limit', {
      field: 'body',
      params: { megabytes: limits.evidenceTotalBytes / 1_048_576 },
    })
  }
}
