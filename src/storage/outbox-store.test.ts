import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { createOutboxRows, type OutboxRows } from './outbox-rows.ts'
import { createOutboxStore } from './outbox-store.ts'
import { evidenceTable, type EvidenceRow } from './tables/evidence-queue.ts'

let databases = 0
const bytes = () => new Uint8Array([1, 2, 3]).buffer
const row = (id: string, user = 'mira'): EvidenceRow => ({
  id,
  user,
  organisation: 'acme',
  credentialId: 'iso',
  name: `${id}.pdf`,
  type: 'application/pdf',
  size: 3,
  key: id,
  state: 'waiting',
  problem: null,
  attempts: 0,
  notBefore: 0,
  addedAt: 1,
})

/** A browser whose storage can be broken. */
function browser() {
  const rows = createOutboxRows(evidenceTable, openDatabase(`evidence-${databases++}`))
  const storage = { isBroken: false }
  const open = async (): Promise<OutboxRows<EvidenceRow>> => {
    if (storage.isBroken) throw new DOMException('full', 'QuotaExceededError')
    return rows
  }
  const visit = async (user = 'mira') => {
    const shelf = createOutboxStore(evidenceTable, user, open, null)
    await shelf.load()
    return shelf
  }
  return { storage, visit }
}
const idsOf = (rows: readonly EvidenceRow[]) => rows.map((one) => one.id)

it('OFF-5 keeps files with what is in them from one visit to the next', async () => {
  const { visit } = browser()
  await (await visit()).add(row('a'), bytes())
  const next = await visit()
  expect(idsOf(next.all())).toEqual(['a'])
  expect(next.isStored('a')).toBe(true)
  expect(await next.content('a')).toEqual(bytes())
})

it('OFF-5 takes the same file once, and one that is gone for good', async () => {
  const { visit } = browser()
  const shelf = await visit()
  await shelf.add(row('a'), bytes())
  await shelf.change('a', (one) => one && { ...one, attempts: 3 })
  await shelf.add(row('a'), bytes())
  expect((await visit()).all()).toMatchObject([{ attempts: 3 }])
  await shelf.change('a', () => null)
  const next = await visit()
  expect(next.all()).toEqual([])
  expect(await next.content('a')).toBeNull()
})

it('OFF-11 keeps what the device does not take as long as the page, and offers it again', async () => {
  const { storage, visit } = browser()
  const shelf = await visit()
  storage.isBroken = true
  const broken = await visit()
  await broken.add(row('a'), bytes())
  expect(broken.isStored('a')).toBe(false)
  expect(await broken.content('a')).toEqual(bytes())
  storage.isBroken = false
  await broken.load()
  expect(broken.isStored('a')).toBe(true)
  await shelf.load()
  expect(idsOf(shelf.all())).toEqual(['a'])
})

it('OFF-10 shows nobody the files of another, and removes those of one alone', async () => {
  const { visit } = browser()
  const shelf = await visit()
  await shelf.add(row('a'), bytes())
  const other = await visit('dana')
  await other.add(row('b', 'dana'), bytes())
  expect(idsOf(other.all())).toEqual(['b'])
  await shelf.clear()
  await shelf.add(row('c'), bytes())
  expect((await visit()).all()).toEqual([])
  expect(await (await visit()).content('a')).toBeNull()
  expect(idsOf((await visit('dana')).all())).toEqual(['b'])
})
