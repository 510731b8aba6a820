import { createHash } from 'node:crypto'
import type { Connection } from './engine.ts'
import type { StoredModule } from './module-input.ts'
import { keepVersion } from './history/keep-version.ts'
import { raiseVersion } from './organisations/raise-version.ts'

export type Completion = {
  /** What the questionnaire's service calls this response, or `ownResponse`; counts once. */
  responseId: string
  module: Pick<StoredModule, 'id' | 'attributeIds'>
  organisationId: string
  userId: string
  /** Percent of the points; null where nothing of ours gave points. */
  score: number | null
  /** It is completed anew with each call, so that what the module earns by now is given then too. */
  isRepeatable?: boolean
}

/**
 * The response of an organisation to a questionnaire of the portal's own: one, however often it is
 * answered. It holds no id that could be read, since a person's export shows it.
 */
export function ownResponse(organisationId: string, questionnaireId: string): string {
  const digest = createHash('sha256').update(`${organisationId}/${questionnaireId}`)
  return `own/${digest.digest('base64url')}`
}

/**
 * Records a completed questionnaire and gives the organisation what it earns, as derived attributes;
 * runs in the caller's transaction. The profile gets a new version when it has something new. Of a
 * response that was counted before, the better score stays, and nothing else changes unless it is repeatable.
 * @returns whether this response had not been counted before
 */
export async function completeModule(
  transaction: Connection,
  { responseId, module, organisationId, userId, score, isRepeatable }: Completion,
): Promise<boolean> {
  const counted = await transaction
    .insertInto('module_completions')
    .values({
      response_id: responseId,
      organisation_id: organisationId,
      module_id: module.id,
      user_id: userId,
      score,
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column('response_id').doNothing())
    .returning('response_id')
    .executeTakeFirst()
  if (!counted) {
    await transaction
      .updateTable('module_completions')
      .set({ score })
      .where('response_id', '=', responseId)
      .where('score', '<', score)
      .execute()
    if (isRepeatable && (await lacksSome(transaction, organisationId, module.attributeIds)))
      await earn(transaction, organisationId, module.attributeIds)
    return false
  }
  await earn(transaction, organisationId, module.attributeIds)
  return true
}

async function earn(transaction: Connection, organisationId: string, ids: readonly string[]) {
  await keepVersion(transaction, organisationId)
  const earned = await addAttributes(transaction, organisationId, ids)
  if (earned) await raiseVersion(transaction, organisationId)
}

async function lacksSome(
  transaction: Connection,
  organisationId: string,
  ids: readonly string[],
): Promise<boolean> {
  const held = await transaction
    .selectFrom('organisation_attributes')
    .select('attribute_id')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'DERIVED')
    .execute()
  const known = new Set(held.map((one) => one.attribute_id))
  return ids.some((id) => !known.has(id))
}

/** @returns whether one of them was not there before */
async function addAttributes(
  transaction: Connection,
  organisationId: string,
  attributeIds: readonly string[],
): Promise<boolean> {
  if (attributeIds.length === 0) return false
  const added = await transaction
    .insertInto('organisation_attributes')
    .values(
      // Sorted, so that two completions at once wait for each other and never both for the other.
      attributeIds.toSorted().map((attribute_id) => ({
        organisation_id: organisationId,
        attribute_id,
        source: 'DERIVED' as const,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'attribute_id', 'source']).doNothing(),
    )
    .returning('attribute_id')
    .execute()
  return added.length > 0
}
