import { heldStatus, type HeldKey } from '../../store/credentials/decide-credential.ts'
import type { Connection } from '../../store/engine.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * The status of a credential on a profile.
 * @throws OperatorError when the organisation does not hold it
 */
export async function statusOfHeld(transaction: Connection, slug: string, key: HeldKey) {
  const status = await heldStatus(transaction, key)
  if (status) return status
  throw new OperatorError(`The profile of '${slug}' has no credential '${key.credentialId}'.`)
}
