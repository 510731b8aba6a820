import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import * as limits from '../contract/limits.ts'
import { ChunkLoadError } from '../lib/chunk-load-error.ts'
import { loadChunk, loadScreen, loadWithScreens } from './load-chunk.ts'
import { claimReload } from './reload-mark.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.useRealTimers())

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))

it('OFF-9 gives what was loaded', async () => {
  expect(await loadChunk(async () => ({ screen: 1 }), 'a')).toEqual({ screen: 1 })
})

it('OFF-9 a part that is missing is a ChunkLoadError, which the router does not reload for', async () => {
  const failure = await loadChunk(missing, 'src/routes/a').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ChunkLoadError)
  expect(failure).toMatchObject({ name: 'ChunkLoadError', part: 'src/routes/a' })
  expect(String(failure)).not.toMatch(/dynamically imported|module script/)
})

it('OFF-9 a part that takes 120 seconds counts as missing', async () => {
  vi.useFakeTimers()
  const outcome = loadChunk(() => new Promise(() => {}), 'a').then(
    () => 'loaded',
    (error: Error) => error.name,
  )
  await vi.advanceTimersByTimeAsync(limits.chunkLoadTimeout - 1)
  expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBe('ChunkLoadError')
  expect(limits.chunkLoadTimeout).toBe(120_000)
})

it('OFF-9 the page may reload for a part once, and again after it was had', async () => {
  expect(claimReload('a')).toBe(true)
  expect(claimReload('a')).toBe(false)
  expect(claimReload('b')).toBe(true)
  await loadChunk(missing, 'a').catch(() => undefined)
  expect(claimReload('a')).toBe(false)
  await loadChunk(async () => ({}), 'a')
  expect(claimReload('a')).toBe(true)
})

it('OFF-9 where nothing can be remembered the page never reloads by itself', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  expect(claimReload('a')).toBe(false)
})

it('LNG-2 a screen comes with the texts of its language, and one without them counts as missing', async () => {
  onTestFinished(() => loadWithScreens(async () => {}))
  const texts = Promise.withResolvers<void>()
  loadWithScreens(() => texts.promise)
  const screen = loadScreen(async () => ({ screen: 1 }), 'a')
  expect(await Promise.race([screen, Promise.resolve('waiting')])).toBe('waiting')
  texts.resolve()
  expect(await screen).toEqual({ screen: 1 })
  loadWithScreens(missing)
  await expect(loadScreen(async () => ({ screen: 1 }), 'a')).rejects.toBeInstanceOf(ChunkLoadError)
  expect(await loadChunk(async () => ({ data: 1 }), 'b')).toEqual({ data: 1 })
})
