import type { Connection } from '../engine.ts'
import type { MergedPair } from './move-part.ts'

/**
 * Lets buyers who follow a supplier follow the one that remains. Nobody is told how many there are: whom buyers follow is
 * for them alone, so no preview of a merger counts them.
 */
export async function moveFollows(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<void> {
  await transaction
    .deleteFrom('buyer_follows')
    .where('organisation_id', '=', from)
    .where('buyer_id', 'in', (own) =>
      own.selectFrom('buyer_follows').select('buyer_id').where('organisation_id', '=', into),
    )
    .execute()
  await transaction
    .updateTable('buyer_follows')
    .set({ organisation_id: into })
    .where('organisation_id', '=', from)
    .execute()
}
