import type { Connection } from '../engine.ts'
import type { OrganisationStatus } from '../tables/organisations.ts'
import { keepVersion } from '../history/keep-version.ts'
import { raiseVersion } from './raise-version.ts'

/**
 * Changes whether an organisation is shown and may be changed.
 * @returns whether it had another status before
 */
export async function setStatus(
  transaction: Connection,
  id: string,
  status: OrganisationStatus,
): Promise<boolean> {
  await keepVersion(transaction, id)
  const row = await transaction
    .updateTable('organisations')
    .set({ status })
    .where('id', '=', id)
    .where('status', '!=', status)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await raiseVersion(transaction, id)
  return true
}
