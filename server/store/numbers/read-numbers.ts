import { sql } from 'kysely'
import {
  type DailyName,
  type FlowName,
  flowNames,
  type Numbers,
  type StockName,
  stockNames,
} from '#src/contract/operate/numbers.ts'
import type { Day } from '#src/contract/trust/local-date.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import { isInScope } from '../operator-view.ts'
import { waitingMails } from '../events/waiting-work.ts'
import { decidedWaits } from '../verification/decided-waits.ts'
import { share } from '../sorted-waits.ts'
import { numbersJob } from './count-stocks.ts'
import { countWaiting } from './count-waiting.ts'
import { periodOf } from './period.ts'

type Wanted = {
  scope: OperatorScope
  /** Up to today. */
  days: number
  /** ms since the epoch */
  now: number
}

/** What the portal has counted, of the suppliers of some brands, without a look at the suppliers themselves. */
export async function readNumbers(
  db: Connection,
  { scope, days: count, now }: Wanted,
): Promise<Numbers> {
  const { before, from, to, days } = periodOf(count, now)
  const waits = await decidedWaits(db, { scope, since: from })
  const known = new Map<string, number>()
  for (const { day, name, count: sum } of await dailySums(db, scope, from, to))
    known.set(`${day} ${name}`, sum)
  const earlier = new Map((await sums(db, scope, before, from)).map((one) => [one.name, one.count]))
  const counted = (day: Day, name: DailyName) => known.get(`${day} ${name}`)
  const stockOf = (name: StockName) =>
    Object.fromEntries(
      days.flatMap((day) => {
        const count = counted(day, name)
        return count === undefined ? [] : [[day, count] as const]
      }),
    )
  return {
    ...{ from, to, asOf: await countedAt(db) },
    flows: byName<FlowName, number[]>(flowNames, (name) =>
      days.map((day) => counted(day, name) ?? 0),
    ),
    stocks: byName<StockName, Record<string, number>>(stockNames, stockOf),
    before: byName<FlowName, number>(flowNames, (name) => earlier.get(name) ?? 0),
    waiting: await countWaiting(db, scope, now),
    ...{ medianWait: share(waits, 0.5), ninetiethWait: share(waits, 0.9) },
    undelivered: scope === 'all' ? (await waitingMails(db)).failed : null,
  }
}

const byName = <Name extends string, Value>(
  names: readonly Name[],
  value: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>

/** @param from the first day @param to the day behind the last one */
const numbersOf = (db: Connection, scope: OperatorScope) =>
  db
    .selectFrom('daily_numbers')
    .select(['name', sql<number | string>`sum(count)`.as('count')])
    .where(isInScope('brand', scope))

async function dailySums(db: Connection, scope: OperatorScope, from: string, to: string) {
  const rows = await numbersOf(db, scope)
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'name'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

async function sums(db: Connection, scope: OperatorScope, from: string, before: string) {
  const rows = await numbersOf(db, scope)
    .where('day', '>=', from)
    .where('day', '<', before)
    .groupBy('name')
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

async function countedAt(db: Connection): Promise<string | null> {
  const job = await db
    .selectFrom('scheduled_jobs')
    .select('last_run_at as at')
    .where('name', '=', numbersJob)
    .executeTakeFirst()
  return job?.at ?? null
}
