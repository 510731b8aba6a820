import type { Selectable } from 'kysely'
import type { Connection } from '../engine.ts'
import type { Database } from '../tables.ts'
import type { EventType, PlacedEvent } from './event.ts'

/** The next events of some types between two positions, in order. */
export async function eventsBetween(
  db: Connection,
  { from, to }: { from: number; to: number },
  types: readonly EventType[],
  limit: number,
): Promise<PlacedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('position', '>', from)
    .where('position', '<=', to)
    .where('type', 'in', types)
    .orderBy('position')
    .limit(limit)
    .execute()
  return rows.map(placed)
}

/** The event at a position. @throws Error where there is none */
export async function eventAt(db: Connection, position: number): Promise<PlacedEvent> {
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('position', '=', position)
    .executeTakeFirstOrThrow()
  return placed(row)
}

/** What it holds was written by `appendEvent`, possibly of an earlier release. */
function placed(row: Selectable<Database['events']>): PlacedEvent {
  return {
    position: Number(row.position),
    type: row.type,
    organisationId: row.organisation_id,
    userId: row.user_id,
    data: JSON.parse(row.data) as unknown,
  } as PlacedEvent
}
