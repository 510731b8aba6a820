import { sql } from 'kysely'
import type { Connection, Engine } from '#server/store/engine.ts'
import type { Rows } from './directory-supplier.ts'

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
