import { expect, it } from 'vitest'
import { createLocalArea, type LocalArea } from '../lib/local-area.ts'
import { storedAnswersData } from './stored-answers.ts'

function area(): LocalArea {
  return createLocalArea(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

const kept = (answers: Record<string, string[]>) => ({ answers, seen: { a: 'r1' } })

it('MOD-3 keeps answers for one organisation and one questionnaire', () => {
  const local = area()
  const { storeAnswers } = storedAnswersData(local, () => 'u1')
  storeAnswers('acme', 'carbon-footprint', kept({ measures: ['yes'] }))
  storeAnswers('acme', 'carbon-footprint', kept({ measures: ['no'] }))
  const { storedAnswers } = storedAnswersData(local, () => 'u1')
  expect(storedAnswers('acme', 'carbon-footprint')).toEqual(kept({ measures: ['no'] }))
  expect(storedAnswers('acme', 'human-rights')).toBeNull()
  expect(storedAnswers('other', 'carbon-footprint')).toBeNull()
})

it('MOD-3 forgets answers on demand, and all of them on sign-out', () => {
  const { storeAnswers, storedAnswers, forgetAnswers } = storedAnswersData(area(), () => 'u1')
  storeAnswers('acme', 'one', kept({ a: ['1'] }))
  storeAnswers('acme', 'two', kept({ a: ['2'] }))
  storeAnswers('acme', 'one', null)
  expect(storedAnswers('acme', 'one')).toBeNull()
  expect(storedAnswers('acme', 'two')).toEqual(kept({ a: ['2'] }))
  forgetAnswers('u1')
  expect(storedAnswers('acme', 'two')).toBeNull()
})

it('MOD-3 OFF-7 answers outlast a lost session, for their own user alone', () => {
  const local = area()
  let user: string | null = 'u1'
  const { storeAnswers, storedAnswers, countStoredAnswers, forgetAnswers } = storedAnswersData(
    local,
    () => user,
  )
  storeAnswers('acme', 'one', kept({ a: ['1'] }))
  storeAnswers('acme', 'opened-only', kept({ a: [] }))
  expect(countStoredAnswers()).toBe(1)
  local.clearPrivate()
  for (user of [null, 'u2']) {
    expect(storedAnswers('acme', 'one')).toBeNull()
    expect(countStoredAnswers()).toBe(0)
  }
  storeAnswers('acme', 'one', kept({ a: ['2'] }))
  forgetAnswers('u2')
  user = 'u1'
  expect(storedAnswers('acme', 'one')).toEqual(kept({ a: ['1'] }))
})

it('MOD-3 the newest answers stay when there are too many', () => {
  const local = area()
  const { storeAnswers, storedAnswers } = storedAnswersData(local, () => 'u1')
  for (let turn = 1; turn <= 40; turn += 1) storeAnswers('acme', `q${turn}`, kept({ a: ['1'] }))
  expect(storedAnswers('acme', 'q10')).toBeNull()
  expect(storedAnswers('acme', 'q11')).not.toBeNull()
  storeAnswers('acme', 'huge', kept({ a: ['x'.repeat(199_990)] }))
  expect(storedAnswers('acme', 'q40')).toBeNull()
  expect(storedAnswers('acme', 'huge')).not.toBeNull()
})

it.each(['{', '{"acme":1}', '[{"key":1}]'])('reads nothing from %s', (text) => {
  const local = area()
  local.set('unsent.questionnaires', text)
  expect(storedAnswersData(local, () => 'u1').storedAnswers('acme', 'one')).toBeNull()
})

it('OPR-5 answers of a release that did not store what was seen are read', () => {
  const local = area()
  const row = { user: 'u1', key: 'acme/one', answers: { a: ['1'] } }
  local.set('unsent.questionnaires', JSON.stringify([row]))
  const { storedAnswers } = storedAnswersData(local, () => 'u1')
  expect(storedAnswers('acme', 'one')).toEqual({ answers: { a: ['1'] }, seen: {} })
})
