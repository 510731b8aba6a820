import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { gatherLookups } from './gather-lookups.ts'

const own = (keys: string[]) => Promise.resolve(new Map(keys.map((key) => [key, `of ${key}`])))

test('API-6 asks the database once for all that one turn of the event loop looks for', async () => {
  const read = vi.fn<typeof own>(own)
  const find = gatherLookups(read)
  expect(await Promise.all(['a', 'b', 'a', 'c'].map(find))).toEqual([
    'of a',
    'of b',
    'of a',
    'of c',
  ])
  expect(read.mock.calls).toEqual([[['a', 'b', 'c', 'c']]])
})

test('API-6 asks again for a lookup that comes while the answer to another is on its way', async () => {
  const answers = [
    Promise.withResolvers<Map<string, string>>(),
    Promise.withResolvers<Map<string, string>>(),
  ]
  const read = vi.fn<typeof own>()
  for (const { promise } of answers) read.mockReturnValueOnce(promise)
  const find = gatherLookups(read)
  const earlier = find('a')
  await setImmediate()
  const later = find('a')
  answers[0]?.resolve(new Map([['a', 'before the change']]))
  answers[1]?.resolve(new Map([['a', 'after the change']]))
  expect([await earlier, await later]).toEqual(['before the change', 'after the change'])
})

test('API-6 asks for many in parts, whose lengths are powers of two', async () => {
  const read = vi.fn<typeof own>(own)
  const find = gatherLookups(read)
  const keys = Array.from({ length: 70 }, (_, at) => `key ${at}`)
  expect(await Promise.all(keys.map(find))).toEqual(keys.map((key) => `of ${key}`))
  expect(read.mock.calls.map(([asked]) => asked.length)).toEqual([64, 8])
})

test('API-6 gathers what comes while three queries are under way', async () => {
  const { promise, resolve } = Promise.withResolvers<Map<string, string>>()
  const read = vi.fn<typeof own>(own)
  for (let query = 0; query < 3; query += 1) read.mockReturnValueOnce(promise)
  const find = gatherLookups(read)
  const lookups: Promise<string | undefined>[] = []
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    lookups.push(find(key))
    await setImmediate()
  }
  expect(read.mock.calls.flat()).toEqual([['a'], ['b'], ['c']])
  resolve(new Map())
  expect((await Promise.all(lookups)).slice(3)).toEqual(['of d', 'of e', 'of f', 'of g'])
  expect(read.mock.calls.flat().slice(3)).toEqual([['d', 'e', 'f', 'g']])
})

test('finds nothing where there is nothing', async () => {
  expect(await gatherLookups(async () => new Map<string, string>())('a')).toBeUndefined()
})

test('hands a failure to each that waits, and asks anew for the next', async () => {
  const read = vi.fn<typeof own>(own).mockRejectedValueOnce(new Error('no database'))
  const find = gatherLookups(read)
  const results = await Promise.allSettled([find('a'), find('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find('a')).toBe('of a')
})
