import { expect, it } from 'vitest'
import { createLocalArea, type LocalArea } from '../lib/local-area.ts'
import { keptAnswersData } from './kept-answers.ts'

function area(): LocalArea {
  return createLocalArea(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

it('MOD-3 keeps answers for one organisation and one questionnaire', () => {
  const local = area()
  const { keepAnswers } = keptAnswersData(local, () => 'u1')
  keepAnswers('acme', 'carbon-footprint', { measures: ['yes'] })
  keepAnswers('acme', 'carbon-footprint', { measures: ['no'] })
  const { keptAnswers } = keptAnswersData(local, () => 'u1')
  expect(keptAnswers('acme', 'carbon-footprint')).toEqual({ measures: ['no'] })
  expect(keptAnswers('acme', 'human-rights')).toBeNull()
  expect(keptAnswers('other', 'carbon-footprint')).toBeNull()
})

it('MOD-3 forgets answers on demand, and all of them on sign-out', () => {
  const { keepAnswers, keptAnswers, forgetAnswers } = keptAnswersData(area(), () => 'u1')
  keepAnswers('acme', 'one', { a: ['1'] })
  keepAnswers('acme', 'two', { a: ['2'] })
  keepAnswers('acme', 'one', null)
  expect(keptAnswers('acme', 'one')).toBeNull()
  expect(keptAnswers('acme', 'two')).toEqual({ a: ['2'] })
  forgetAnswers('u1')
  expect(keptAnswers('acme', 'two')).toBeNull()
})

it('MOD-3 OFF-7 answers outlast a lost session, for their own user alone', () => {
  const local = area()
  let user: string | null = 'u1'
  const { keepAnswers, keptAnswers, countKeptAnswers, forgetAnswers } = keptAnswersData(
    local,
    () => user,
  )
  keepAnswers('acme', 'one', { a: ['1'] })
  keepAnswers('acme', 'opened-only', { a: [] })
  expect(countKeptAnswers()).toBe(1)
  local.clearPrivate()
  for (user of [null, 'u2']) {
    expect(keptAnswers('acme', 'one')).toBeNull()
    expect(countKeptAnswers()).toBe(0)
  }
  keepAnswers('acme', 'one', { a: ['2'] })
  forgetAnswers('u2')
  user = 'u1'
  expect(keptAnswers('acme', 'one')).toEqual({ a: ['1'] })
})

it('MOD-3 the newest answers stay when there are too many', () => {
  const local = area()
  const { keepAnswers, keptAnswers } = keptAnswersData(local, () => 'u1')
  for (let turn = 1; turn <= 40; turn += 1) keepAnswers('acme', `q${turn}`, { a: ['1'] })
  expect(keptAnswers('acme', 'q10')).toBeNull()
  expect(keptAnswers('acme', 'q11')).not.toBeNull()
  keepAnswers('acme', 'huge', { a: ['x'.repeat(199_990)] })
  expect(keptAnswers('acme', 'q40')).toBeNull()
  expect(keptAnswers('acme', 'huge')).not.toBeNull()
})

it.each(['{', '{"acme":1}', '[{"key":1}]'])('reads nothing from %s', (text) => {
  const local = area()
  local.set('unsent.questionnaires', text)
  expect(keptAnswersData(local, () => 'u1').keptAnswers('acme', 'one')).toBeNull()
})
