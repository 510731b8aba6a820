import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { sqliteFile } from '#server/store/engines/sqlite-database.ts'
import { temporaryFolder } from '#server/identity/testing/identity-server.ts'
import { fixedTables } from '../fixtures/growing-tables.ts'

type Schema = (sql: string, ...values: (string | number)[]) => string[]

/** Foreign keys of tables that grow, as `table (columns)`, and whether an index begins with the columns. */
function foreignKeys(namesOf: Schema) {
  const indexesOf = (table: string) =>
    namesOf('select name from pragma_index_list(?)', table).map((index) =>
      namesOf('select name from pragma_index_info(?) order by seqno', index),
    )
  const tables = namesOf("select name from sqlite_schema where type = 'table'")
  return tables
    .filter((table) => !fixedTables.has(table))
    .flatMap((table) => {
      const ids = namesOf('select distinct id as name from pragma_foreign_key_list(?)', table)
      return ids.map((id) => {
        const columns = namesOf(
          'select "from" as name from pragma_foreign_key_list(?) where id = ? order by seq',
          table,
          Number(id),
        )
        const hasIndex = indexesOf(table).some((index) =>
          columns.every((column) => index.slice(0, columns.length).includes(column)),
        )
        return { key: `${table} (${columns.join(', ')})`, hasIndex }
      })
    })
}

it('whatever is removed, what hangs on it is found by an index', async () => {
  const folder = await temporaryFolder()
  try {
    const open = await openDatabase({ databaseUrl: null, dataDir: folder.path })
    await open.close()
    const database = new DatabaseSync(join(folder.path, sqliteFile), { readOnly: true })
    const keys = foreignKeys((sql, ...values) =>
      database
        .prepare(sql)
        .all(...values)
        .map(({ name }) => String(name)),
    )
    database.close()
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter(({ hasIndex }) => !hasIndex).map(({ key }) => key)).toEqual([])
  } finally {
    await folder.remove()
  }
})
