import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { createBrowserDevice } from './browser-device.ts'
import { createCacheRows } from './cache-rows.ts'
import { openDatabase } from './database.ts'
import { createLocalArea, type LocalArea } from '../lib/local-area.ts'
import { memberships, organisations, publicProfiles, reference, themes } from './cache-tables.ts'

let databases = 0

/** Local storage blocked: the area then lasts as long as the test. */
const memoryArea = () =>
  createLocalArea(() => {
    throw new Error('blocked')
  })

/** Of a database that no test looks into. */
const open = async () => createCacheRows(openDatabase(`test-${databases++}`))

function setUp(local: LocalArea = memoryArea(), name = `test-${databases++}`) {
  let opens = 0
  const clock = { now: 1_000 }
  const database = openDatabase(name)
  const device = createBrowserDevice({
    local,
    idle: async () => {},
    now: () => clock.now,
    open: async () => (opens++, createCacheRows(database)),
  })
  return { device, clock, local, database, opens: () => opens }
}

it('AUT-11 does not open the database to read on a first visit', async () => {
  const { device, opens } = setUp()
  expect(await device.read(themes, 'localhost')).toBeNull()
  await device.clearPrivate()
  await device.forget(themes, 'localhost')
  expect(opens()).toBe(0)
})

it('BRD-5 keeps a value with its time for the next visit', async () => {
  const first = setUp()
  await first.device.write(themes, 'localhost', { name: 'Verdant' })
  const next = setUp(first.local, first.database.name)
  expect(await next.device.read(themes, 'localhost')).toEqual({
    value: { name: 'Verdant' },
    storedAt: 1_000,
  })
})

it('OFF-5 what a save answered does not wait until the page is idle', async () => {
  const local = memoryArea()
  const name = `test-${databases++}`
  const busy = createBrowserDevice({
    local,
    open: async () => createCacheRows(openDatabase(name)),
    idle: () => new Promise(() => {}),
  })
  await busy.write(organisations, 'u1/acme', { slug: 'acme', version: 2 }, 'now')
  const next = setUp(local, name)
  const kept = await next.device.read(organisations, 'u1/acme')
  expect(kept?.value).toEqual({ slug: 'acme', version: 2 })
})

it('reads what waits to be written', async () => {
  const device = createBrowserDevice({
    local: memoryArea(),
    open,
    idle: () => new Promise(() => {}),
  })
  void device.write(themes, 'localhost', 'waiting')
  expect(await device.read(themes, 'localhost')).toMatchObject({ value: 'waiting' })
})

it('keeps what anybody may read only when it is worth it, or the database is open anyway', async () => {
  const gate = Promise.withResolvers<void>()
  const { local, database } = setUp()
  let opens = 0
  const device = createBrowserDevice({
    local,
    idle: async () => {},
    worthStoring: () => gate.promise,
    open: async () => (opens++, createCacheRows(database)),
  })
  const writing = device.write(themes, 'localhost', 'grey')
  await device.read(themes, 'localhost')
  expect(opens).toBe(0)
  await device.write(memberships, 'u1', ['acme'])
  await writing
  expect(opens).toBe(1)
  const next = setUp(local, database.name)
  expect(await next.device.read(themes, 'localhost')).toMatchObject({ value: 'grey' })
})

it('AUT-5 OFF-10 clears what belongs to a user or tells what was looked at, and keeps the rest', async () => {
  const { device } = setUp()
  await device.write(memberships, 'u1', ['acme'])
  await device.write(organisations, 'u1/acme', { slug: 'acme' })
  await device.write(publicProfiles, 'acme', { slug: 'acme' })
  await device.write(reference, 'content/history-acme', { title: 'History of Acme' })
  await device.write(reference, 'content/day-2026-03-01-acme', { title: 'Acme' })
  await device.write(reference, 'content/trust', { title: 'How we know' })
  await device.write(themes, 'localhost', { name: 'Verdant' })
  await device.clearPrivate()
  expect(await device.read(reference, 'content/history-acme')).toBeNull()
  expect(await device.read(reference, 'content/day-2026-03-01-acme')).toBeNull()
  expect(await device.read(reference, 'content/trust')).not.toBeNull()
  expect(await device.read(memberships, 'u1')).toBeNull()
  expect(await device.read(organisations, 'u1/acme')).toBeNull()
  expect(await device.read(publicProfiles, 'acme')).toBeNull()
  expect(await device.read(themes, 'localhost')).not.toBeNull()
})

it.each([
  ['what belongs to a user', memberships, 'acme'],
  ['what was looked at', publicProfiles, 'acme'],
  ['a day of the past that was looked at', reference, 'content/day-2026-03-01-acme'],
])(
  'AUT-5 OFF-10 of %s nothing is written after the sign-out that waited before it',
  async (_what, table, key) => {
    const gate = Promise.withResolvers<void>()
    const { local } = setUp()
    const device = createBrowserDevice({ local, open, idle: () => gate.promise })
    const write = device.write(table, key, 'read before')
    await device.clearPrivate()
    gate.resolve()
    await write
    expect(await device.read(table, key)).toBeNull()
  },
)

it('PUB-11 lists what is kept together with what waits to be written, the newer of the two', async () => {
  const { device, clock, local, database } = setUp()
  await device.write(publicProfiles, 'acme', 'old')
  await device.write(publicProfiles, 'bolt', 'kept')
  await device.write(themes, 'localhost', 'of another table')
  const busy = createBrowserDevice({
    ...{ local, now: () => clock.now + 1 },
    open: async () => createCacheRows(database),
    idle: () => new Promise(() => {}),
  })
  void busy.write(publicProfiles, 'acme', 'new')
  expect(await busy.all(publicProfiles)).toEqual([
    { key: 'acme', value: 'new', storedAt: 1_001 },
    { key: 'bolt', value: 'kept', storedAt: 1_000 },
  ])
})

it('keeps no more rows than the table says, the newest', async () => {
  const { device, clock } = setUp()
  for (let n = 0; n <= themes.keep; n++) {
    clock.now++
    await device.write(themes, `host-${n}`, n)
  }
  expect(await device.read(themes, 'host-0')).toBeNull()
  expect(await device.read(themes, `host-${themes.keep}`)).toMatchObject({ value: themes.keep })
})

it('opens a database again that was closed behind its back', async () => {
  const { device, database } = setUp()
  await device.write(themes, 'localhost', 1)
  database.close()
  expect(await device.read(themes, 'localhost')).toMatchObject({ value: 1 })
})

it('works without storage: nothing is kept, nothing fails', async () => {
  const device = createBrowserDevice({
    local: memoryArea(),
    idle: async () => {},
    open: () => Promise.reject(new Error('IndexedDB is blocked')),
  })
  await device.write(themes, 'localhost', 1)
  expect(await device.read(themes, 'localhost')).toBeNull()
})

it('OFF-11 a database that never answers is waited for once, then the portal works without', async () => {
  const { local } = setUp()
  local.set('device-used', 'yes')
  let waits = 0
  const device = createBrowserDevice({
    local,
    idle: async () => {},
    open: () => new Promise(() => {}),
    wait: async () => void waits++,
  })
  expect(await device.read(themes, 'localhost')).toBeNull()
  expect(await device.read(themes, 'localhost')).toBeNull()
  await device.write(themes, 'localhost', 1)
  expect(waits).toBe(1)
})

it('OFF-11 a database that answers late is used again', async () => {
  const first = setUp()
  await first.device.write(themes, 'localhost', 1)
  const gate = Promise.withResolvers<void>()
  let isPatient = false
  const device = createBrowserDevice({
    local: first.local,
    open: async () => (await gate.promise, createCacheRows(first.database)),
    wait: () => (isPatient ? new Promise(() => {}) : Promise.resolve()),
  })
  expect(await device.read(themes, 'localhost')).toBeNull()
  isPatient = true
  gate.resolve()
  await expect.poll(() => device.read(themes, 'localhost')).toMatchObject({ value: 1 })
})

it('AUT-5 makes up for a sign-out that the database did not answer, before anything is read', async () => {
  const before = setUp()
  await before.device.write(memberships, 'u1', ['acme'])
  const stuck = createBrowserDevice({
    local: before.local,
    open: () => new Promise(() => {}),
    wait: async () => {},
  })
  await stuck.clearPrivate()
  const next = setUp(before.local, before.database.name)
  expect(await next.device.read(memberships, 'u1')).toBeNull()
  await next.device.write(memberships, 'u2', ['bolt'])
  const later = setUp(before.local, before.database.name)
  expect(await later.device.read(memberships, 'u2')).toMatchObject({ value: ['bolt'] })
})
