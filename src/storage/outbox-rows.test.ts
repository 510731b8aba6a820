import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { createOutboxRows } from './outbox-rows.ts'
import { evidenceTable } from './tables/evidence-queue.ts'

it('KEEP-1 a stored file that this release cannot read stays as it is, with what is in it', async () => {
  const database = openDatabase(crypto.randomUUID())
  const rows = createOutboxRows(evidenceTable, database)
  const newer = { id: 'a', user: 'mira', words: 'of a shape that nobody here knows' }
  const bytes = new Uint8Array([1, 2, 3]).buffer
  await database.table(evidenceTable.name).put(newer)
  await database.table('evidenceContents').put({ id: 'a', user: 'mira', bytes })
  expect(await rows.all('mira')).toEqual({ rows: [], unread: [] })
  expect(await rows.change('mira', 'a', (row) => row)).toBeNull()
  expect(await database.table(evidenceTable.name).toArray()).toEqual([newer])
  expect(await rows.content('a')).toEqual(bytes)
})
