import { describe, expect, it } from 'vitest'
import type { RecommendedCredential } from '../../contract/recommendation.ts'
import { filterSteps, pathOf } from './path.ts'

const credential = (
  id: string,
  more: Partial<RecommendedCredential> = {},
): RecommendedCredential => ({
  ...{ id, name: id, description: '', category: 'certification', website: '' },
  ...{ sustainabilityBadges: [], reason: '', ...more },
})
const ids = (all: readonly RecommendedCredential[]) => all.map(({ id }) => id)
const answer = (results: RecommendedCredential[], totalCount = results.length) => ({
  ...{ results, count: results.length, totalCount },
})

describe('pathOf', () => {
  it('PTH-1 takes ten at most and keeps their order', () => {
    const letters = 'abcdefghijklm'.split('')
    const path = pathOf(
      answer(
        letters.map((letter) => credential(letter)),
        40,
      ),
      [],
    )
    expect(ids(path.steps)).toEqual(letters.slice(0, 10))
    expect(path.fitting).toBe(40)
  })

  it('PTH-4 leaves out what is held, and what came twice', () => {
    const results = [credential('a'), credential('b'), credential('a'), credential('c')]
    expect(ids(pathOf(answer(results), ['b']).steps)).toEqual(['a', 'c'])
  })

  it('PTH-2 counts what there is where a back end counts nothing', () => {
    expect(pathOf(answer([credential('a')], 0), []).fitting).toBe(1)
  })
})

describe('filterSteps', () => {
  const steps = [
    credential('a', { sustainabilityBadges: ['Environment', 'Social'] }),
    credential('b', { sustainabilityBadges: ['Ethical'], category: 'rating' }),
    credential('c', { category: 'rating' }),
  ]
  it.each([
    [{ badges: [], kind: null }, ['a', 'b', 'c']],
    [{ badges: ['Social'], kind: null }, ['a']],
    [{ badges: ['Social', 'Ethical'], kind: null }, ['a', 'b']],
    [{ badges: [], kind: 'rating' }, ['b', 'c']],
    [{ badges: ['Environment'], kind: 'rating' }, []],
  ] as const)('PTH-1 %o leaves %o', (filters, left) => {
    expect(ids(filterSteps(steps, filters))).toEqual(left)
  })
})
