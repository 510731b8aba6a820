import { sql } from 'kysely'
import type { Connection, Engine } from '../engine.ts'

/** Events that get their positions at a time. */
const batch = 1000

/**
 * Gives events that were committed since the last time their positions. The number that the database gives a
 * row does not do: a transaction that begins earlier may end later, and a consumer that has read further by
 * then would never see its event. Positions are given under a lock, to what is committed alone.
 * @returns whether there may be more
 */
export async function assignPositions(db: Connection, engine: Engine): Promise<boolean> {
  const isUnplaced = await db
    .selectFrom('events')
    .select('no')
    .where('position', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!isUnplaced) return false
  return db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, 'events')
    const { numAffectedRows = 0n } = await sql`
      update events set position = placed.position from (
        select no, row_number() over (order by no)
          + (select coalesce(max(position), 0) from events) as position
        from events where position is null order by no limit ${sql.lit(batch)}
      ) as placed
      where placed.no = events.no`.execute(transaction)
    return numAffectedRows === BigInt(batch)
  })
}
