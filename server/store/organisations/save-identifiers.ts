import * as limits from '#src/contract/limits.ts'
import type { Connection } from '../engine.ts'
import type { ProfileChanges } from './profile-changes.ts'
import { problem } from '../../texts/problem.ts'

/**
 * Deletes, then adds or replaces registry numbers; types that are neither named nor deleted stay.
 * @throws ProblemError 422 when none or too many would be left
 */
export async function saveIdentifiers(
  transaction: Connection,
  organisationId: string,
  { identifiers = [], identifiersToDelete = [] }: ProfileChanges,
): Promise<void> {
  if (identifiers.length + identifiersToDelete.length === 0) return
  const stored = await transaction
    .selectFrom('organisation_identifiers')
    .select(['type_id as typeId', 'identifier'])
    .where('organisation_id', '=', organisationId)
    .orderBy('position')
    .execute()
  const remaining = stored.filter(
    ({ typeId }) =>
      !identifiersToDelete.includes(typeId) && !identifiers.some((one) => one.typeId === typeId),
  )
  const all = [...remaining, ...identifiers]
  checkCount(all.length, stored.length)
  await transaction
    .deleteFrom('organisation_identifiers')
    .where('organisation_id', '=', organisationId)
    .execute()
  if (all.length === 0) return
  await transaction
    .insertInto('organisation_identifiers')
    .values(
      all.map(({ typeId, identifier }, position) => ({
        organisation_id: organisationId,
        type_id: typeId,
        identifier,
        position,
      })),
    )
    .execute()
}

function checkCount(count: number, before: number): void {
  if (count === 0 && before > 0) {
    throw problem(422, 'problems.invalid.leaves-no-number', { field: 'identifiersToDelete' })
  }
  if (count > limits.identifiers) {
    throw problem(422, 'problems.invalid.too-many-entries', {
      field: 'identifiers',
      params: { most: limits.identifiers },
    })
  }
}
