import { type Insertable, sql } from 'kysely'
import type { Connection, Engine } from './engine.ts'
import type { Database } from './tables.ts'

/** Rows of tables, under the name of each. All rows of a table have the same columns. */
export type Rows = { [Table in keyof Database]?: Insertable<Database[Table]>[] }

/** Inserts rows of several tables, in the order in which they are named, each table with one statement. */
export async function bulkInsert(db: Connection, engine: Engine, tables: Rows): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const [first] = rows
    if (!first) continue
    const columns = Object.keys(first)
    const names = sql.join(columns.map((column) => sql.ref(column)))
    const into = sql`insert into ${sql.table(table)} (${names})`
    // As one parameter: building a statement with a value for each field takes longer than running it.
    if (engine.name === 'postgres')
      await sql`${into} select ${names}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
        db,
      )
    else
      await sql`${into} select ${sql.join(columns.map((column) => sql`value ->> ${sql.lit(column)}`))}
        from json_each(${JSON.stringify(rows)})`.execute(db)
  }
}

/** The rows of all under the name of each table. */
export function mergedRows(all: readonly Rows[]): Rows {
  const tables = new Map<string, object[]>()
  for (const one of all) {
    for (const [table, rows] of Object.entries(one)) {
      const there = tables.get(table)
      if (there) there.push(...rows)
      else tables.set(table, [...rows])
    }
  }
  return Object.fromEntries(tables)
}
