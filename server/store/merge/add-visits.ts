import { sql } from 'kysely'
import type { Connection } from '../engine.ts'
import type { MergedPair } from './move-part.ts'

/**
 * Adds views and badge loads of the organisation that goes to those of the same day, kind and host of the one that
 * stays. The others are moved like any rows, and what was added goes with the rest.
 */
export async function addVisits(
  transaction: Connection,
  { from, into }: MergedPair,
): Promise<void> {
  const same = sql`
    select gone.count from visit_sums gone
    where gone.organisation_id = ${from} and gone.day = visit_sums.day
      and gone.kind = visit_sums.kind and gone.host = visit_sums.host`
  await sql`
    update visit_sums set count = count + (${same})
    where organisation_id = ${into} and exists (${same})`.execute(transaction)
}
