import { sql } from 'kysely'
import type { Sign } from '../../policies/duplicate-keys.ts'
import type { Connection } from '../engine.ts'

/** Two organisations by their ids, in the order in which they are stored. */
export type Pair = { first: string; second: string }

/** The pair of two organisations, whichever of them is named first. */
export function pairOf(one: string, other: string): Pair {
  return one < other ? { first: one, second: other } : { first: other, second: one }
}

/** What is stored of the signs of a pair. */
export const readSigns = (stored: string): Sign[] => JSON.parse(stored) as Sign[]

/** Whether nobody has decided on the pair `p` in the last seconds, in which that can be undone. */
const isUndecided = sql<boolean>`not exists (
  select 1 from queued_decisions q
  where q.organisation_id = p.first_id and q.item_id = p.second_id)`

/**
 * The pairs that wait, with both suppliers as `a` and `b`. None of a suspended supplier: what is to come of its
 * suspension is decided first, and nobody gets rid of one by a merger.
 */
export const waitingPairs = (db: Connection) =>
  db
    .selectFrom('duplicate_pairs as p')
    .innerJoin('organisations as a', 'a.id', 'p.first_id')
    .innerJoin('organisations as b', 'b.id', 'p.second_id')
    .where('a.status', '!=', 'SUSPENDED')
    .where('b.status', '!=', 'SUSPENDED')
    .where(isUndecided)
