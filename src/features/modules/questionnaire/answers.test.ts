import { expect, it } from 'vitest'
import { fittingAnswers, missingPlaces, toggled } from './answers.ts'

const option = (id: string, exclusive = false) => ({ id, label: id, exclusive })
const question = (id: string, kind: 'one' | 'several') => ({
  id,
  kind,
  text: id,
  hint: '',
  options: [option('a'), option('b'), option('none', true)],
})
const several = question('second', 'several')
const questions = [question('first', 'one'), several]

it('MOD-3 kept answers fit the questionnaire as it is now', () => {
  const kept = { first: ['gone', 'b', 'a'], second: ['a', 'gone'], removed: ['a'] }
  expect(fittingAnswers(questions, kept)).toEqual({ first: ['b'], second: ['a'] })
  expect(fittingAnswers(questions, { first: ['gone'] })).toEqual({})
  expect(fittingAnswers(questions, null)).toEqual({})
  expect(fittingAnswers([question('constructor', 'one')], {})).toEqual({})
  // ‘None of these’ did not stand alone then.
  expect(fittingAnswers(questions, { second: ['none', 'a'] })).toEqual({ second: ['a'] })
})

it('MOD-3 ‘None of these’ goes with no other answer', () => {
  expect(toggled(several, ['a'], 'b', true)).toEqual(['a', 'b'])
  expect(toggled(several, ['a', 'b'], 'none', true)).toEqual(['none'])
  expect(toggled(several, ['none'], 'a', true)).toEqual(['a'])
  expect(toggled(several, ['a', 'b'], 'a', false)).toEqual(['b'])
  expect(toggled(several, ['a'], 'a', true)).toEqual(['a'])
})

it('MOD-3 names what is missing', () => {
  expect(missingPlaces(questions, {})).toEqual([0, 1])
  expect(missingPlaces(questions, { first: ['a'], second: [] })).toEqual([1])
  expect(missingPlaces(questions, { first: ['a'], second: ['none'] })).toEqual([])
})
