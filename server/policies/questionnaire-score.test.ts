import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import { questionnaires } from '../catalogue/questionnaires.ts'
import type {
  Question,
  QuestionnaireDefinition,
} from '../catalogue/questionnaires/questionnaire-definition.ts'
import { answersProblem } from './questionnaire-answers.ts'
import { mostPoints, scoreAnswers } from '#src/contract/questionnaire-score.ts'

const small: Pick<QuestionnaireDefinition, 'questions'> = {
  questions: [
    {
      id: 'grade',
      kind: 'one',
      text: '',
      hint: '',
      explanation: 'Grade',
      options: [
        { id: 'high', label: '', points: 4 },
        { id: 'low', label: '', points: 1 },
        { id: 'no', label: '', points: 0 },
      ],
    },
    {
      id: 'things',
      kind: 'several',
      most: 3,
      text: '',
      hint: '',
      explanation: 'Things',
      options: [
        { id: 'a', label: '', points: 2 },
        { id: 'b', label: '', points: 1 },
        { id: 'c', label: '', points: 1 },
        { id: 'none', label: '', points: 0, exclusive: true },
      ],
    },
  ],
}

it.each([
  ['all', { grade: ['high'], things: ['a', 'b', 'c'] }, 100, [4, 3]],
  ['enough', { grade: ['high'], things: ['a', 'b'] }, 100, [4, 3]],
  ['a part', { grade: ['low'], things: ['c', 'b'] }, 43, [1, 2]],
  ['nothing', { grade: ['no'], things: ['none'] }, 0, [0, 0]],
])('MOD-3 scores %s', (_what, answers, percent, points) => {
  const scored = scoreAnswers(small, answers)
  expect(scored.percent).toBe(percent)
  expect(scored.questions.map((one) => one.points)).toEqual(points)
  expect(scored.questions.map((one) => one.of)).toEqual([4, 3])
})

const several = ({ options }: Question) =>
  fc.subarray(
    options.filter((one) => !one.exclusive).map((one) => one.id),
    { minLength: 1 },
  )
const one = ({ options }: Question) => fc.constantFrom(...options.map(({ id }) => [id]))

/** Answers that fit. */
const answersTo = ({ questions }: QuestionnaireDefinition): fc.Arbitrary<QuestionnaireAnswers> =>
  fc.record(
    Object.fromEntries(
      questions.map((question) => [
        question.id,
        question.kind === 'one' ? one(question) : fc.oneof(one(question), several(question)),
      ]),
    ),
  )

const answered = fc
  .constantFrom(...questionnaires)
  .chain((definition) =>
    fc.record({ definition: fc.constant(definition), answers: answersTo(definition) }),
  )

it('MOD-3 stays between 0 and 100 percent, and no question brings more than it can', () => {
  fc.assert(
    fc.property(answered, ({ definition, answers }) => {
      expect(answersProblem(definition, answers)).toBeNull()
      const { percent, questions } = scoreAnswers(definition, answers)
      expect(Number.isInteger(percent)).toBe(true)
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
      for (const { points, of } of questions) expect(points).toBeLessThanOrEqual(of)
    }),
  )
})

it('MOD-3 never scores a better answer lower', () => {
  const changed = answered.chain(({ definition, answers }) =>
    fc.constantFrom(...definition.questions).map((question) => ({ definition, answers, question })),
  )
  fc.assert(
    fc.property(changed, ({ definition, answers, question }) => {
      const best = question.options.filter((option) => !option.exclusive)
      const better =
        question.kind === 'several'
          ? best.map((option) => option.id)
          : best
              .filter((option) => option.points === mostPoints(question))
              .slice(0, 1)
              .map(({ id }) => id)
      const after = scoreAnswers(definition, { ...answers, [question.id]: better })
      expect(after.percent).toBeGreaterThanOrEqual(scoreAnswers(definition, answers).percent)
    }),
  )
})

it('MOD-3 does not depend on the order of what was chosen', () => {
  fc.assert(
    fc.property(answered, ({ definition, answers }) => {
      const turned = Object.entries(answers).map(
        ([id, chosen]) => [id, chosen.toReversed()] as const,
      )
      expect(scoreAnswers(definition, Object.fromEntries(turned.toReversed()))).toEqual(
        scoreAnswers(definition, answers),
      )
    }),
  )
})
