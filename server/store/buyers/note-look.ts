import * as limits from '#src/contract/limits.ts'
import type { Connection } from '../engine.ts'
import { lockSearch } from './lock-search.ts'

/** What a search finds now. */
export type Found = {
  total: number
  /** `no` of all whom it finds; null: too many to watch. */
  numbers: readonly number[] | null
}

/** Rows that one statement writes: each is three parameters. */
const batch = 200

/**
 * Notes what a search finds. A supplier that is found now and was not at the last look is new; one that has only changed
 * is not. What was found at the first look is new to nobody, nor is it after there were too many to watch.
 * @param seenAt when it was looked at last before the search was asked: what another look has noted since then stays
 * @param now ISO 8601, UTC
 * @throws ProblemError 404 where the search is gone
 */
export async function noteLook(
  transaction: Connection,
  id: string,
  { total, numbers }: Found,
  { seenAt, now }: { seenAt: string | null; now: string },
): Promise<void> {
  const { look, lookedAt, total: before } = await lockSearch(transaction, id)
  if (lookedAt !== seenAt) return
  const isBeginning = lookedAt === null || (before ?? 0) > limits.watchedSuppliers
  const known = await transaction
    .selectFrom('buyer_search_hits')
    .select('organisation_id as id')
    .where('search_id', '=', id)
    .execute()
  const found = new Set(numbers === null ? [] : await idsOf(transaction, numbers))
  const knownIds = new Set(known.map((one) => one.id))
  const gone = [...knownIds].filter((one) => !found.has(one))
  const added = [...found].filter((one) => !knownIds.has(one))
  for (const ids of inBatches(gone))
    await transaction
      .deleteFrom('buyer_search_hits')
      .where('search_id', '=', id)
      .where('organisation_id', 'in', ids)
      .execute()
  const isNews = added.length > 0 && !isBeginning
  for (const ids of inBatches(added))
    await transaction
      .insertInto('buyer_search_hits')
      .values(
        ids.map((organisation_id) => ({
          ...{ search_id: id, organisation_id, look: isNews ? look + 1 : 0 },
        })),
      )
      .execute()
  await transaction
    .updateTable('buyer_searches')
    .set({ looked_at: now, total, look: isNews ? look + 1 : look })
    .where('id', '=', id)
    .execute()
}

/** Ids of suppliers that are there. */
async function idsOf(transaction: Connection, numbers: readonly number[]): Promise<string[]> {
  const ids: string[] = []
  for (const some of inBatches(numbers)) {
    const rows = await transaction
      .selectFrom('organisations')
      .select('id')
      .where('no', 'in', some)
      .execute()
    ids.push(...rows.map((row) => row.id))
  }
  return ids
}

function inBatches<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / batch)
  return Array.from({ length: count }, (_, at) => values.slice(at * batch, (at + 1) * batch))
}
