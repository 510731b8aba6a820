import { sql } from 'kysely'
import { type FlowName, numberPeriods, stockNames } from '#src/contract/operate/numbers.ts'
import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import type { Connection } from '../engine.ts'
import { type NumberCount, putNumbers } from './add-numbers.ts'
import { countStocks } from './count-stocks.ts'
import { utcDay } from './utc-day.ts'

/** Months for which counts of days are kept. */
const keptMonths = 25
/** Days back that decisions and new suppliers are counted: the longest period, and the one before it. */
const lookBack = 2 * Math.max(...numberPeriods.map(Number))
/** Days that are removed with one statement. */
const forgottenTogether = 31

/**
 * Counts what costs a walk over all suppliers and decisions, puts it down for today, and removes what is older
 * than 25 months. Whatever was put down for a day before is replaced, so that it may run as often as it likes.
 * @param now ms since the epoch
 */
export async function takeNumbers(
  db: Connection,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> {
  const today = utcDay(now)
  const since = addDays(today, -lookBack)
  const { counts, registered } = await countStocks(db, { today, since, signal })
  const decisions = await countDecisions(db, since)
  await db.transaction().execute(async (transaction) => {
    await replace(transaction, [...stockNames], today, counts)
    await replace(transaction, ['newSuppliers'], since, registered)
    await replace(transaction, ['decided', 'refused'], since, decisions)
  })
  await forgetOld(db, now)
}

async function replace(
  transaction: Connection,
  names: readonly NumberCount['name'][],
  since: Day,
  counts: readonly NumberCount[],
): Promise<void> {
  await transaction
    .deleteFrom('daily_numbers')
    .where('day', '>=', since)
    .where('name', 'in', names)
    .execute()
  await putNumbers(transaction, counts)
}

/** Decisions of verifiers by day and brand; a question for more is one, too. */
async function countDecisions(db: Connection, since: Day): Promise<NumberCount[]> {
  const day = sql<string>`substr(c.valid_from, 1, 10)`
  const rows = await db
    .selectFrom('credential_checks as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    // A verdict that goes on with what is claimed again was counted once.
    .innerJoin('credential_statements as about', (join) =>
      join.onRef('about.id', '=', 'c.statement_id').onRef('about.valid_from', '<=', 'c.valid_from'),
    )
    .select([day.as('day'), 'o.brand_id as brand', 'c.outcome'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('c.valid_from', '>=', since)
    .groupBy([day, 'o.brand_id', 'c.outcome'])
    .execute()
  return rows.flatMap(({ day: of, brand, outcome, count }) => {
    const names: FlowName[] = outcome === 'refused' ? ['decided', 'refused'] : ['decided']
    return names.map((name) => ({ day: of, brand: brand ?? '', name, count: Number(count) }))
  })
}

/** Removes counts that are too old, a month of them at a time. */
async function forgetOld(db: Connection, now: number): Promise<void> {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - keptMonths)
  const first = utcDay(date.getTime())
  for (const table of ['visit_sums', 'daily_numbers'] as const)
    for (;;) {
      const oldest = await db
        .selectFrom(table)
        .select('day')
        .where('day', '<', first)
        .orderBy('day')
        .limit(1)
        .executeTakeFirst()
      if (!oldest) break
      const end = addDays(oldest.day, forgottenTogether)
      await db
        .deleteFrom(table)
        .where('day', '<', end < first ? end : first)
        .execute()
    }
}
