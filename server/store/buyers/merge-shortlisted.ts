import type { Connection } from '../engine.ts'
import type { MergedPair } from '../merge/move-part.ts'

/**
 * Leads the lists of buyers from a supplier that is merged away to the one that stays. Where both are on a list, one
 * item stays with the notes of both. It is no `MergePart`: of buyers operators are told nothing, not even a count.
 */
export async function mergeShortlisted(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<void> {
  const both = await transaction
    .selectFrom('shortlist_items as own')
    .innerJoin('shortlist_items as other', 'other.shortlist_id', 'own.shortlist_id')
    .select(['own.id', 'own.version', 'own.status', 'own.note', 'own.user_id', 'own.noted_at'])
    .select(['own.removed_at', 'other.id as otherId', 'other.status as otherStatus'])
    .select(['other.note as otherNote', 'other.user_id as otherUser'])
    .select(['other.noted_at as otherNotedAt', 'other.removed_at as otherRemoved'])
    .where('own.organisation_id', '=', into)
    .where('other.organisation_id', '=', from)
    .execute()
  for (const { id, otherId, ...one } of both) {
    // What was taken off the list does not come back with it.
    const isGone = one.otherRemoved !== null || one.removed_at !== null
    await transaction
      .deleteFrom('shortlist_items')
      .where('id', '=', one.otherRemoved === null && one.removed_at !== null ? id : otherId)
      .execute()
    if (isGone) continue
    const isOther = one.note === ''
    await transaction
      .updateTable('shortlist_items')
      .set({
        status: one.status === 'to-look-at' ? one.otherStatus : one.status,
        note: [one.note, one.otherNote].filter(Boolean).join('\n\n'),
        user_id: isOther ? one.otherUser : one.user_id,
        noted_at: isOther ? one.otherNotedAt : one.noted_at,
        version: one.version + 1,
      })
      .where('id', '=', id)
      .execute()
  }
  await transaction
    .updateTable('shortlist_items')
    .set({ organisation_id: into })
    .where('organisation_id', '=', from)
    .execute()
}
