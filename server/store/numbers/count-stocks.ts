import { sql } from 'kysely'
import { expiringWithin, type StockName, stockNames } from '#src/contract/operate/numbers.ts'
import { addDays, type Day } from '#src/contract/trust/local-date.ts'
import { verifiedStates } from '#src/contract/trust/credential-state.ts'
import type { Connection } from '../engine.ts'
import type { OrganisationStatus } from '../tables/organisations.ts'
import { type NumberCount, summed } from './add-numbers.ts'

/** Name of the job that counts what is there. */
export const numbersJob = 'numbers'

/** Suppliers that are counted with one query, so that nothing else waits for long. */
const together = 500

/** What is there, and when it came. */
export type Stocks = {
  counts: NumberCount[]
  /** Suppliers by the day on which they registered. */
  registered: NumberCount[]
}

/**
 * Counts what is there of all suppliers that are shown, by their brand.
 * @param today in UTC
 * @param since the first day of which new suppliers are counted
 * @throws where the signal says that the process ends
 */
export async function countStocks(
  db: Connection,
  { today, since, signal }: { today: Day; since: Day; signal: AbortSignal },
): Promise<Stocks> {
  const stocks: Stocks = { counts: [], registered: [] }
  for (let after = 0; ;) {
    signal.throwIfAborted()
    const rows = await suppliers(db, after, today)
    for (const row of rows) {
      if (row.status !== 'ACTIVE') continue
      const brand = row.brand ?? ''
      const day = row.createdAt.slice(0, 10)
      if (day >= since) stocks.registered.push({ day, brand, name: 'newSuppliers', count: 1 })
      for (const name of stockNames)
        stocks.counts.push({ day: today, brand, name, count: Number(row[name]) })
    }
    stocks.counts = summed(stocks.counts)
    stocks.registered = summed(stocks.registered)
    const last = rows.at(-1)
    if (!last || rows.length < together) return stocks
    after = last.no
  }
}

type Row = Record<StockName, number | string> & {
  no: number
  status: OrganisationStatus
  brand: string | null
  createdAt: string
}

async function suppliers(db: Connection, after: number, today: Day): Promise<Row[]> {
  const states = sql.join(verifiedStates)
  const { rows } = await sql<Row>`
    select o.no, o.status, o.brand_id as brand, o.created_at as "createdAt", 1 as suppliers,
      case when exists (
          select 1 from organisation_credentials c
          where c.organisation_id = o.id and c.state != 'refused')
        or exists (select 1 from organisation_attributes a where a.organisation_id = o.id)
        then 1 else 0 end as complete,
      (select count(*) from organisation_credentials c
        where c.organisation_id = o.id and c.state in (${states})) as verified,
      (select count(*) from organisation_credentials c
        where c.organisation_id = o.id and c.state in (${states}) and exists (
          select 1 from credential_checks k
          join credential_statements s on s.id = k.statement_id
          where k.organisation_id = c.organisation_id and k.credential_id = c.credential_id
            and k.valid_to is null and k.outcome = 'confirmed'
            and s.expires_on between ${today} and ${addDays(today, expiringWithin)})) as expiring,
      (select count(*) from memberships m
        where m.organisation_id = o.id and m.accepted_at is not null) as members
    from organisations o where o.no > ${after} order by o.no limit ${together}`.execute(db)
  return rows
}
