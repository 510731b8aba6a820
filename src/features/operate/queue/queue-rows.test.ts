import { expect, it } from 'vitest'
import type { Queued } from '#src/contract/operate/queue.ts'
import { appended, rowsOf, withoutRow, withRow } from './queue-rows.ts'

const row = (slug: string, minute: number): Queued => ({
  ...{ slug, supplier: slug, countryCode: null, credentialId: 'b-corp', state: 'pending' },
  ...{ since: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(), files: 0, lease: null },
})
const page = (slugs: string, next: string | null, total = 9) => ({
  results: [...slugs].map((slug) => row(slug, slug.charCodeAt(0))),
  ...{ next, total },
})
const slugsOf = ({ rows }: { rows: readonly Queued[] }) => rows.map(({ slug }) => slug).join('')

it('OPR-2 puts what waits again back in its place, and nothing else moves', () => {
  const all = appended(rowsOf(page('abc', 'c')), page('def', null))
  const without = withoutRow(all, 'b~b-corp')
  expect(slugsOf(without)).toBe('acdef')
  expect(without.total).toBe(8)
  const again = withRow(without, row('b', 'b'.charCodeAt(0)))
  expect(slugsOf(again)).toBe('abcdef')
  expect(again.total).toBe(9)
  expect(withRow(again, { ...row('b', 1), files: 2 }).rows[1]?.files).toBe(2)
})

it('OPR-2 leaves what comes after all that was read for when it is read on, and has it once', () => {
  const first = rowsOf(page('abc', 'c'))
  const beyond = withRow(withoutRow(first, 'z~b-corp'), row('z', 'z'.charCodeAt(0)))
  expect(slugsOf(beyond)).toBe('abc')
  expect(beyond.total).toBe(9)
  const early = withRow(first, row('d', 'b'.charCodeAt(0)))
  expect(slugsOf(appended(early, page('de', null)))).toBe('abdce')
})

it('OPR-2 does not count down from a number at which counting ended', () => {
  expect(withoutRow(rowsOf(page('abc', 'c', 1_000)), 'a~b-corp').total).toBe(1_000)
  expect(withoutRow(rowsOf(page('abc', 'c', 999)), 'a~b-corp').total).toBe(998)
})
