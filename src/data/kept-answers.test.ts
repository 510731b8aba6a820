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
  const { keepAnswers } = keptAnswersData(local)
  keepAnswers('acme', 'carbon-footprint', { measures: ['yes'] })
  keepAnswers('acme', 'carbon-footprint', { measures: ['no'] })
  const { keptAnswers } = keptAnswersData(local)
  expect(keptAnswers('acme', 'carbon-footprint')).toEqual({ measures: ['no'] })
  expect(keptAnswers('acme', 'human-rights')).toBeNull()
  expect(keptAnswers('other', 'carbon-footprint')).toBeNull()
})

it('MOD-3 forgets answers on demand, and all of them on sign-out', () => {
  const local = area()
  const { keepAnswers, keptAnswers } = keptAnswersData(local)
  keepAnswers('acme', 'one', { a: ['1'] })
  keepAnswers('acme', 'two', { a: ['2'] })
  keepAnswers('acme', 'one', null)
  expect(keptAnswers('acme', 'one')).toBeNull()
  expect(keptAnswers('acme', 'two')).toEqual({ a: ['2'] })
  local.clearPrivate()
  expect(keptAnswers('acme', 'two')).toBeNull()
})

it('MOD-3 the newest answers stay when there are too many', () => {
  const local = area()
  const { keepAnswers, keptAnswers } = keptAnswersData(local)
  for (let turn = 1; turn <= 40; turn += 1) keepAnswers('acme', `q${turn}`, { a: ['1'] })
  expect(keptAnswers('acme', 'q10')).toBeNull()
  expect(keptAnswers('acme', 'q11')).not.toBeNull()
  keepAnswers('acme', 'huge', { a: ['x'.repeat(199_990)] })
  expect(keptAnswers('acme', 'q40')).toBeNull()
  expect(keptAnswers('acme', 'huge')).not.toBeNull()
})

it.each(['{', '{"acme":1}', '[{"key":1}]'])('reads nothing from %s', (text) => {
  const local = area()
  local.set('private.questionnaires', text)
  expect(keptAnswersData(local).keptAnswers('acme', 'one')).toBeNull()
})

it('keeps nothing on the server', () => {
  const { keepAnswers, keptAnswers } = keptAnswersData(undefined)
  keepAnswers('acme', 'one', { a: ['1'] })
  expect(keptAnswers('acme', 'one')).toBeNull()
})
