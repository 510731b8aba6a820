import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOnceCache } from './once-cache.ts'

/** Milliseconds of the clock; to lru-cache, what was stored at 0 has no time. */
let time = 1
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
/** The cache looks at the clock once in a while. */
function pass(milliseconds: number): void {
  time += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

const cacheOf = (most: number) =>
  createOnceCache<string>({ most, sizeOf: (text) => text.length, ttl: 1_000 })

test('PUB-8 makes a value once for fifty callers who miss it at once', async () => {
  const cache = cacheOf(100)
  const make = vi.fn<() => Promise<{ value: string }>>(async () => ({ value: 'made' }))
  const values = await Promise.all(Array.from({ length: 50 }, () => cache('key', make)))
  expect(new Set(values)).toEqual(new Set(['made']))
  expect(await cache('key', make)).toBe('made')
  expect(make).toHaveBeenCalledTimes(1)
})

test('PUB-8 counts sizes: the value that was asked for longest ago goes first', async () => {
  const cache = cacheOf(10)
  const make = vi.fn<(value: string) => Promise<{ value: string }>>(async (value) => ({ value }))
  for (const value of ['four', 'five!', 'four', 'three'])
    await cache(value, async () => make(value))
  expect(make.mock.calls.flat()).toEqual(['four', 'five!', 'three'])
  await cache('four', async () => make('four'))
  await cache('five!', async () => make('five!'))
  expect(make.mock.calls.flat()).toEqual(['four', 'five!', 'three', 'five!'])
})

test('makes a value anew after its time, or after the shorter one that its maker names', async () => {
  const cache = cacheOf(100)
  let made = 0
  const make = async () => ({ value: String((made += 1)) })
  const short = async () => ({ ...(await make()), ttl: 100 })
  expect([await cache('a', make), await cache('b', short)]).toEqual(['1', '2'])
  pass(500)
  expect([await cache('a', make), await cache('b', short)]).toEqual(['1', '3'])
  pass(1_000)
  expect(await cache('a', make)).toBe('4')
})

test('a failure reaches all who wait for it, and the next caller tries again', async () => {
  const cache = cacheOf(100)
  const fail = () => Promise.reject(new Error('no picture'))
  const results = await Promise.allSettled([cache('key', fail), cache('key', fail)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache('key', async () => ({ value: 'made' }))).toBe('made')
})
