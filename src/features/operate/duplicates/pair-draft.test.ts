import { expect, it } from 'vitest'
import { dismissalOf, type PairDraft, pairFault } from './pair-draft.ts'

const draft: PairDraft = { side: 'two', stays: null, reason: null, note: '' }

it.each([
  [{ side: 'one' }, 'stays'],
  [{ side: 'one', stays: 'mole-yard' }, null],
  [{}, 'reason'],
  [{ reason: 'group' }, null],
  [{ reason: 'other', note: ' \n' }, 'note'],
  [{ reason: 'other', note: 'Sisters.' }, null],
] as const)('OPR-3 a draft with %j has the fault %j', (changes, fault) => {
  expect(pairFault({ ...draft, ...changes })).toBe(fault)
})

it('OPR-3 says why they are two, in one line', () => {
  expect(dismissalOf({ ...draft, reason: 'group', note: ' ' })).toEqual({ reason: 'group' })
  expect(dismissalOf({ ...draft, reason: 'other', note: 'Two\nsisters.' })).toEqual({
    ...{ reason: 'other', note: 'Two sisters.' },
  })
  expect(() => dismissalOf(draft)).toThrow('says why')
})
