import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/store/database.ts'
import { sqliteFile } from '#server/store/engines/sqlite-database.ts'
import { temporaryFolder } from '#server/identity/testing/identity-server.ts'
import { fixedTables } from '../fixtures/growing-tables.ts'

it('whatever is removed, what hangs on it is found by an index', async () => {
  await using folder = await temporaryFolder()
  const open = await openDatabase({ databaseUrl: null, dataDir: folder.path })
  await open.close()
  using database = new DatabaseSync(join(folder.path, sqliteFile), { readOnly: true })
  const namesOf = (sql: string, ...values: string[]) =>
    database
      .prepare(sql)
      .all(...values)
      .map(({ name }) => String(name))
  const indexesOf = (table: string) =>
    namesOf('select name from pragma_index_list(?)', table).map((index) =>
      namesOf('select name from pragma_index_info(?) order by seqno', index),
    )
  const tables = namesOf("select name from sqlite_schema where type = 'table'")
  const missing: string[] = []
  let keys = 0
  for (const table of tables.filter((one) => !fixedTables.has(one))) {
    const ids = namesOf('select distinct id as name from pragma_foreign_key_list(?)', table)
    for (const id of ids) {
      const columns = namesOf(
        'select "from" as name from pragma_foreign_key_list(?) where id = ? order by seq',
        table,
        id,
      )
      keys += 1
      const isFound = indexesOf(table).some((index) =>
        columns.every((column) => index.slice(0, columns.length).includes(column)),
      )
      if (!isFound) missing.push(`${table} (${columns.join(', ')})`)
    }
  }
  expect(keys).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
