import { describe, expect, it } from 'vitest'
import type { Shortlist } from '../contract/buyers/shortlist.ts'
import { ProblemError } from '../contract/problem.ts'
import { createCache } from './cache.ts'
import { keptData } from './kept-data.ts'
import { buying, emptiedAtSignOut } from '../storage/cache-tables.ts'
import type { Cached, Device } from '../storage/device.ts'
import type { Source } from './cache.ts'

const list: Shortlist = {
  ...{ id: 'a', version: 1, name: 'Cotton', has: null },
  counts: { 'to-look-at': 1, 'in-contact': 0, chosen: 0, 'not-now': 0 },
}
const away = () =>
  Promise.reject(new ProblemError({ status: 0, code: 'no-answer', message: 'No answer.' }))

/** The data layer of one visit, over rows that outlast it. */
function visit(rows: Map<string, Cached>, user: string | null, now = 1_000) {
  const keyOf = (table: { name: string }, key: string) => `${table.name}:${key}`
  const device: Device = {
    read: async (table, key) => rows.get(keyOf(table, key)) ?? null,
    all: async () => [],
    write: async (table, key, value) => void rows.set(keyOf(table, key), { value, storedAt: now }),
    forget: async (table, key) => void rows.delete(keyOf(table, key)),
    clearPrivate: async () => {},
  }
  const cache = createCache({
    ...{ device, seed: {}, onPublicRead: () => {}, now: () => now },
    patience: () => new Promise(() => {}),
  })
  const asked: string[] = []
  const sources = {
    publicProfile: (slug: string): Source<'publicProfile'> => ({
      table: { name: 'publicProfiles', private: false, keep: 100 },
      ...{ key: slug, shape: 'publicProfile' },
      load: async () => {
        asked.push(slug)
        if (slug === 'busy') return away()
        return null
      },
    }),
  }
  return {
    asked,
    kept: keptData({ cache, sources, userId: () => user, idle: async () => {} }),
  }
}

describe('what a buyer has read', () => {
  it('DSC-4 is there without a network, with its age, for the same user alone', async () => {
    const rows = new Map<string, Cached>()
    const first = visit(rows, 'ada')
    const fresh = await first.kept.fresh('shortlists', 'quandong', async () => [list])
    expect(fresh).toEqual({ value: [list], storedAt: null })
    const later = visit(rows, 'ada', 5_000)
    expect(await later.kept.fresh('shortlists', 'quandong', away)).toEqual({
      ...{ value: [list], storedAt: 1_000 },
    })
    const other = visit(rows, 'bo', 5_000)
    await expect(other.kept.fresh('shortlists', 'quandong', away)).rejects.toMatchObject({
      status: 0,
    })
  })

  it('DSC-4 OFF-10 goes when its user signs out', () => {
    expect(emptiedAtSignOut).toContain(buying)
  })

  it('DSC-4 is gone from the device once the server refuses it', async () => {
    const rows = new Map<string, Cached>()
    const { kept } = visit(rows, 'ada')
    await kept.fresh('shortlists', 'quandong', async () => [list])
    const refused = () =>
      Promise.reject(new ProblemError({ status: 404, code: 'unknown-buyer', message: 'None.' }))
    await expect(kept.fresh('shortlists', 'quandong', refused)).rejects.toMatchObject({
      status: 404,
    })
    await expect.poll(() => rows.size).toBe(0)
  })

  it('DSC-4 profiles of a list are brought one after the other, until one does not come', async () => {
    const { kept, asked } = visit(new Map(), 'ada')
    await kept.bringProfiles(['one', 'two', 'busy', 'three'], () => true)
    expect(asked).toEqual(['one', 'two', 'busy'])
  })

  it('DSC-4 nothing is brought for a page that is gone, or for a guest', async () => {
    const { kept, asked } = visit(new Map(), 'ada')
    await kept.bringProfiles(['one'], () => false)
    const guest = visit(new Map(), null)
    await guest.kept.bringProfiles(['one'], () => true)
    expect([...asked, ...guest.asked]).toEqual([])
  })
})
