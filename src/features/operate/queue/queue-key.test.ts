import { expect, it } from 'vitest'
import type { Queued } from '#src/contract/operate/queue.ts'
import { besides, keyText, readFilters, readKey } from './queue-key.ts'

const row = (slug: string): Queued => ({
  ...{ slug, supplier: slug, countryCode: null, credentialId: 'b-corp', state: 'pending' },
  ...{ since: '2026-01-01T00:00:00.000Z', files: 0, lease: null },
})

it('OPR-2 names what waits in an address, and reads nothing else', () => {
  const key = { slug: 'wattle-wool', credentialId: 'iso-14001' }
  expect(readKey(keyText(key))).toEqual(key)
  for (const text of [undefined, '', 'wattle-wool', '~', 'a~', 'a~b~c'])
    expect(readKey(text), text).toBeNull()
})

it('OPR-2 reads filters of an address, and leaves out what is none', () => {
  const query = { kind: 'renewal', credential: 'b-corp', country: 'DE', files: 'no' }
  expect(readFilters({ ...query, item: 'a~b' })).toEqual(query)
  expect(readFilters({ kind: 'old', country: 'Germany', files: 'some', credential: '' })).toEqual(
    {},
  )
})

it('OPR-2 steps from row to row, and stays within the list', () => {
  const rows = ['a', 'b', 'c'].map(row)
  const key = (slug: string) => keyText({ slug, credentialId: 'b-corp' })
  expect(besides(rows, key('a'), 1)?.slug).toBe('b')
  expect(besides(rows, key('a'), -1)?.slug).toBe('a')
  expect(besides(rows, key('c'), 1)?.slug).toBe('c')
  expect(besides(rows, null, 1)?.slug).toBe('a')
  expect(besides(rows, key('gone'), -1)?.slug).toBe('c')
  expect(besides([], null, 1)).toBeUndefined()
})

it('OPR-2 goes on from where a row stood that is gone', () => {
  const rows = ['a', 'b', 'c'].map(row)
  expect(besides(rows, 'gone', 1, 1)?.slug).toBe('b')
  expect(besides(rows, 'gone', -1, 1)?.slug).toBe('a')
  expect(besides(rows, 'gone', 1, 3)?.slug).toBe('c')
})
