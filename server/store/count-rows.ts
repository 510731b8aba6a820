import { type SelectQueryBuilder } from 'kysely'
import type { Connection } from './engine.ts'

/** How many rows a query has; its limit ends the counting. */
export async function countRows<DB, Name extends keyof DB, Row>(
  db: Connection,
  rows: SelectQueryBuilder<DB, Name, Row>,
): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('some'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
