import * as limits from '#src/contract/limits.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { Connection } from './engine.ts'

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
    const message = 'The profile does not hold this credential. Add it to the profile first.'
    throw refusal('invalid', 'credentialId', message)
  }
  const own = await transaction
    .selectFrom('evidence')
    .select(['credential_id', 'size'])
    .where('organisation_id', '=', file.organisationId)
    .execute()
  const ofCredential = own.filter((one) => one.credential_id === file.credentialId)
  if (ofCredential.length >= limits.evidenceFiles) {
    const message = `This credential has ${limits.evidenceFiles} files already. Remove one first.`
    throw refusal('too-many-files', 'credentialId', message)
  }
  const bytes = own.reduce((sum, one) => sum + one.size, file.size)
  if (bytes > limits.evidenceTotalBytes) {
    const message = `The files of this organisation may have ${limits.evidenceTotalBytes / 1_048_576} MB in all. Remove one first.`
    throw refusal('no-room', 'body', message)
  }
}

function refusal(code: string, field: string, message: string): ProblemError {
  return new ProblemError({ status: 422, code, field, message })
}
