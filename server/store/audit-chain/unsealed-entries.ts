import { sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** Entries that the chain does not vouch for yet. */
export type Unsealed = {
  count: number
  /** Since when the oldest of them waits, ISO 8601 in UTC; null where none does. */
  since: string | null
}

/** An entry that was written anew waits since the reason for that was recorded. */
export async function unsealedEntries(db: Connection): Promise<Unsealed> {
  const { count, since } = await db
    .selectFrom('audit_log as e')
    .leftJoin('audit_log as reason', 'reason.id', 'e.rewritten_for')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      sql<string | null>`min(coalesce(reason.created_at, e.created_at))`.as('since'),
    ])
    .where('e.position', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(count), since }
}
