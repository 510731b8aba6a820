import * as limits from '#src/contract/limits.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { Connection } from '../engine.ts'
import type { ProfileChanges } from './profile-changes.ts'

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
    throw new ProblemError({
      status: 422,
      code: 'invalid',
      field: 'identifiersToDelete',
      message: 'identifiersToDelete must leave at least one business number',
    })
  }
  if (count > limits.identifiers) {
    throw new ProblemError({
      status: 422,
      code: 'invalid',
      field: 'identifiers',
      message: `identifiers must have at most ${limits.identifiers} entries`,
    })
  }
}
