import { sql } from 'kysely'
import type { DailyName } from '#src/contract/operate/numbers.ts'
import type { Connection } from '../engine.ts'

export type NumberCount = {
  day: string
  /** Empty where it is not known. */
  brand: string
  name: DailyName
  count: number
}

/** Rows of one statement. */
const together = 500

/** Puts together what is about the same day, brand and name. */
export function summed(counts: readonly NumberCount[]): NumberCount[] {
  const sums = new Map<string, NumberCount>()
  for (const one of counts) {
    const key = `${one.day} ${one.brand} ${one.name}`
    const known = sums.get(key)
    sums.set(key, known ? { ...known, count: known.count + one.count } : one)
  }
  return [...sums.values()]
}

/** Adds to what was counted of days. */
export async function addNumbers(db: Connection, counts: readonly NumberCount[]): Promise<void> {
  await write(db, summed(counts), 'daily_numbers.count + excluded.count')
}

/** Takes the place of what was counted of days. */
export async function putNumbers(db: Connection, counts: readonly NumberCount[]): Promise<void> {
  await write(db, summed(counts), 'excluded.count')
}

async function write(
  db: Connection,
  counts: readonly NumberCount[],
  count: 'excluded.count' | 'daily_numbers.count + excluded.count',
): Promise<void> {
  for (let from = 0; from < counts.length; from += together)
    await db
      .insertInto('daily_numbers')
      .values(counts.slice(from, from + together))
      .onConflict((conflict) =>
        conflict.columns(['day', 'brand', 'name']).doUpdateSet({ count: sql.raw(count) }),
      )
      .execute()
}
