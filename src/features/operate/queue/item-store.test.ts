import { expect, it, vi } from 'vitest'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { createItemStore } from './item-store.ts'

const key = (slug: string) => ({ slug, credentialId: 'b-corp' })
const itemOf = (slug: string) => ({ slug, evidence: [{ id: `${slug}-file` }] }) as QueueItem

function desk() {
  const item = vi.fn<(slug: string) => Promise<QueueItem>>(async (slug) => itemOf(slug))
  const file = vi.fn<() => Promise<Blob>>(async () => new Blob())
  const checkFile = vi.fn<() => Promise<Blob>>(async () => new Blob())
  const clock = { now: 1_000_000 }
  const data = { item, file, checkFile }
  return { ...data, clock, store: createItemStore(data, () => clock.now) }
}

it('OPR-2 reads an item and its first file ahead, and not again', async () => {
  const { item, file, store } = desk()
  await store.readAhead(key('a'))
  expect(await store.item(key('a'))).toEqual(itemOf('a'))
  await store.file(itemOf('a'), 'a-file')
  expect(item).toHaveBeenCalledTimes(1)
  expect(file).toHaveBeenCalledTimes(1)
})

it('OPR-2 reads anew what was forgotten, what failed, and what is long past', async () => {
  const { item, store } = desk()
  await store.item(key('a'))
  store.forget(key('a'))
  await store.item(key('a'))
  expect(item).toHaveBeenCalledTimes(2)
  item.mockRejectedValueOnce(new Error('no network'))
  await expect(store.item(key('b'))).rejects.toThrow('no network')
  await store.item(key('b'))
  expect(item).toHaveBeenCalledTimes(4)
  for (const slug of ['c', 'd', 'e', 'f']) await store.item(key(slug))
  await store.item(key('a'))
  expect(item).toHaveBeenCalledTimes(9)
})

it('OPR-2 reads an item anew that was read a minute ago, and no file', async () => {
  const { item, file, clock, store } = desk()
  await store.readAhead(key('a'))
  clock.now += 60_000
  await store.readAhead(key('a'))
  expect(item).toHaveBeenCalledTimes(1)
  clock.now += 1
  await store.readAhead(key('a'))
  expect(item).toHaveBeenCalledTimes(2)
  expect(file).toHaveBeenCalledTimes(1)
})

it('OPR-2 reads what a verifier has kept where it lies, and what a supplier handed in where that does', async () => {
  const { file, checkFile, store } = desk()
  await store.file(itemOf('a'), 'a-file')
  expect(checkFile).not.toHaveBeenCalled()
  await store.file(itemOf('a'), 'kept')
  expect(checkFile).toHaveBeenCalledExactlyOnceWith(itemOf('a'), 'kept')
  expect(file).toHaveBeenCalledExactlyOnceWith('a', 'a-file')
})

it('OPR-2 has at hand what has come, and neither what is still read nor what is to be read anew', async () => {
  const { clock, store } = desk()
  const reading = store.item(key('a'))
  expect(store.atHand(key('a'))).toBe(null)
  const item = await reading
  expect(store.atHand(key('a'))).toBe(item)
  clock.now += 60_001
  expect(store.atHand(key('a'))).toBe(null)
  await store.item(key('a'))
  store.forget(key('a'))
  expect(store.atHand(key('a'))).toBe(null)
})
