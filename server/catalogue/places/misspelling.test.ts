import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareWithAll, patternOf } from './misspelling.ts'
import { NameKeys } from './name-keys.ts'
import type { Likeness } from './walk.ts'

/** Optimal string alignment as in the books: insertions, deletions, replacements, swaps. */
function slipsBetween(a: string, b: string): number {
  const cells = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_value, j) => (i === 0 ? j : i)),
  )
  const cell = (i: number, j: number) => cells[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const slips = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        isSwap ? cell(i - 2, j - 2) + 1 : Infinity,
      )
      cells[i]?.splice(j, 1, slips)
    }
  return cell(a.length, b.length)
}

function keysOf(names: readonly string[]): NameKeys {
  const keys = new NameKeys(names.length, 16)
  for (const name of names) keys.add(Buffer.from(name), 0, name.length)
  return keys
}

function found(typed: string, names: readonly string[]) {
  const sorted = names.toSorted()
  const pattern = patternOf(typed)
  const likenesses: Record<string, Likeness> = {}
  if (pattern)
    compareWithAll(pattern, keysOf(sorted), (row, likeness) => {
      likenesses[sorted[row] ?? ''] = likeness
    })
  return likenesses
}

/** Whether a likeness, or that there is none, is right by the textbook. */
function agrees(typed: string, name: string, likeness: Likeness | undefined): boolean {
  const slips = slipsBetween(typed, name)
  if (!likeness) return slips > (patternOf(typed)?.most ?? -1)
  if (!likeness.isBeginning) return likeness.slips === slips
  const beginnings = Array.from(name, (_, end) => slipsBetween(typed, name.slice(0, end + 1)))
  return likeness.slips < slips && Math.min(...beginnings) <= likeness.slips
}

describe('misspelt names', () => {
  it.each([
    ['lodnon', 'london', 1],
    ['ondon', 'london', 1],
    ['londoon', 'london', 1],
    ['lomdon', 'london', 1],
    ['leichardt', 'leichhardt', 1],
    ['melborme', 'melbourne', 2],
  ])('PRF-6 "%s" is near "%s"', (typed, name, slips) => {
    expect(found(typed, [name, 'elsewhere'])).toEqual({ [name]: { slips, isBeginning: false } })
  })

  it('PRF-6 allows one slip up to seven letters, two from eight, none below four', () => {
    expect(found('lmodno', ['london'])).toEqual({})
    expect(found('mlebrone', ['melbourne', 'melbrone'])).toEqual({
      melbrone: { slips: 1, isBeginning: false },
    })
    expect(patternOf('pai')).toBeUndefined()
    expect(patternOf('2040')).toBeUndefined()
  })

  it('PRF-6 takes what is typed so far for a beginning', () => {
    expect(found('leichar', ['leichhardt'])).toEqual({
      leichhardt: { slips: 1, isBeginning: true },
    })
    expect(found('leicx', ['leichhardt'])).toEqual({})
  })

  it('PRF-6 agrees with the textbook on any names', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1 })
    const word = letters.map((text) => text.replaceAll(/ +/g, ' ').trim()).filter(Boolean)
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (names, typed) => {
        const near = found(typed, names)
        expect(names.filter((name) => !agrees(typed, name, near[name]))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
