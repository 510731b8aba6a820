import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { createCacheRows } from './cache-rows.ts'
import { openDatabase } from './database.ts'
import { storeSeenRows, type SeenRow } from './store-seen-rows.ts'
import { memberships, publicProfiles, themes } from './cache-tables.ts'

const row = (key: string, value: unknown, table = publicProfiles.name): SeenRow => ({
  ...{ table, key, value },
  storedAt: 5_000,
})
const newRows = () => createCacheRows(openDatabase(crypto.randomUUID()))

it('PUB-11 keeps what was seen with its time, and forgets what is no more', async () => {
  const rows = newRows()
  await storeSeenRows(rows, {
    seen: [row('acme', { name: 'Acme' }), row('gone', 1)],
    mustClean: false,
  })
  await storeSeenRows(rows, { seen: [row('gone', null)], mustClean: false })
  expect(await rows.get(publicProfiles, 'acme')).toEqual({
    ...{ key: 'acme', value: { name: 'Acme' } },
    storedAt: 5_000,
  })
  expect(await rows.get(publicProfiles, 'gone')).toBeUndefined()
})

it('keeps nothing of a table that this version does not know, and the rest', async () => {
  const rows = newRows()
  await storeSeenRows(rows, { seen: [row('x', 1, 'later'), row('acme', 2)], mustClean: false })
  expect(await rows.get(publicProfiles, 'acme')).toMatchObject({ value: 2 })
})

it('OFF-10 makes up first for a sign-out that left rows behind, and only then', async () => {
  const rows = newRows()
  await rows.put(memberships, { key: 'user', value: [], storedAt: 1 })
  await storeSeenRows(rows, { seen: [row('acme', 1)], mustClean: false })
  expect(await rows.get(memberships, 'user')).toBeDefined()
  await storeSeenRows(rows, { seen: [row('bolt', 2), row('host', 3, 'themes')], mustClean: true })
  expect(await rows.get(memberships, 'user')).toBeUndefined()
  // Whoever signed out has looked at it.
  expect(await rows.get(publicProfiles, 'acme')).toBeUndefined()
  expect(await rows.get(publicProfiles, 'bolt')).toMatchObject({ value: 2 })
  await storeSeenRows(rows, { seen: [], mustClean: true })
  expect(await rows.get(themes, 'host')).toMatchObject({ value: 3 })
})
