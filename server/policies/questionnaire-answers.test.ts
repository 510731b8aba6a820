import { expect, it } from 'vitest'
import { bestAnswers, worstAnswers } from '../../tests/fixtures/questionnaire-answers.ts'
import { questionnaires } from '../catalogue/questionnaires.ts'
import { carbonFootprint } from '../catalogue/questionnaires/carbon-footprint.ts'
import { answersProblem } from './questionnaire-answers.ts'
import { passMark, scoreAnswers } from '#src/contract/questionnaire-score.ts'

const best = bestAnswers(carbonFootprint)
const { target: _, ...unfinished } = best

it.each(questionnaires.map((one) => [one.id, one] as const))(
  'MOD-3 the best answers to %s fit and bring 100 percent, the worst fit and bring 0',
  (_id, definition) => {
    for (const [answers, percent] of [
      [bestAnswers(definition), 100],
      [worstAnswers(definition), 0],
    ] as const) {
      expect(answersProblem(definition, answers)).toBeNull()
      expect(scoreAnswers(definition, answers).percent).toBe(percent)
    }
    expect(passMark).toBeLessThan(100)
  },
)

it.each([
  ['a missing question', unfinished, 'answers.target needs an answer'],
  ['no choice', { ...best, target: [] }, 'answers.target needs an answer'],
  [
    'an unknown question',
    { ...best, weather: ['fine'] },
    'answers.weather is not a question of this questionnaire',
  ],
  [
    'an unknown option',
    { ...best, target: ['soon'] },
    'answers.target has an answer that cannot be chosen',
  ],
  [
    'an option of another question',
    { ...best, target: ['yearly'] },
    'answers.target has an answer that cannot be chosen',
  ],
  [
    'two options where one is asked for',
    { ...best, target: ['own', 'wish'] },
    'answers.target takes one answer only',
  ],
  [
    'the same option twice',
    { ...best, direct: ['fuel', 'fuel'] },
    'answers.direct has the same answer twice',
  ],
  [
    'nothing together with something',
    { ...best, direct: ['fuel', 'none'] },
    'answers.direct cannot have ‘None of these’ together with other answers',
  ],
])('MOD-3 API-5 refuses %s and names it', (_what, answers, message) => {
  const problem = answersProblem(carbonFootprint, answers)
  expect(problem).toMatchObject({ status: 422, code: 'invalid', message })
  expect(message.startsWith(`${problem?.field} `)).toBe(true)
})
