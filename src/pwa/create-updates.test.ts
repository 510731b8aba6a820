import { beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '../lib/chunk-load-error.ts'
import { createUpdates } from './create-updates.ts'

const done: string[] = []
let isThere: boolean

beforeEach(() => {
  done.length = 0
  isThere = true
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', { location: { reload: () => done.push('reloaded') } })
})

const updates = (beforeReload: () => Promise<void>) =>
  createUpdates({
    ...{ isEnabled: true, pictures: [], beforeReload },
    isServerThere: async () => isThere,
    onSettled() {},
  })
const keep = async () => {
  await Promise.resolve()
  done.push('kept')
}
const unstored = () => Promise.reject(new Error('The device is full.'))
const missing = new ChunkLoadError('src/routes/a', null)

it('OFF-9 what is typed is kept before the page is left', async () => {
  await updates(keep).apply()
  expect(done).toEqual(['kept', 'reloaded'])
})

it('OFF-9 what cannot be kept keeps the page', async () => {
  await expect(updates(unstored).apply()).rejects.toThrow('The device is full.')
  await expect(updates(unstored).recover(missing)).rejects.toThrow('The device is full.')
  expect(done).toEqual([])
})

it('OFF-9 a missing part costs one reload, after what is typed is kept', async () => {
  const page = updates(keep)
  expect(await page.recover(missing)).toBe(true)
  expect(await page.recover(missing)).toBe(false)
  expect(done).toEqual(['kept', 'reloaded'])
  page.retry(missing)
  expect(await page.recover(missing)).toBe(true)
})

it('OFF-9 without a server that answers a missing part reloads nothing, and may later', async () => {
  isThere = false
  expect(await updates(keep).recover(missing)).toBe(false)
  expect(done).toEqual([])
  isThere = true
  expect(await updates(keep).recover(missing)).toBe(true)
})
