import * as v from 'valibot'
import { expect, it } from 'vitest'
import * as limits from '../limits.ts'
import { type QuestionnaireInput, questionnaireInput } from './questionnaire-input.ts'

type Question = QuestionnaireInput['questions'][number]
type Option = Question['options'][number]

const option = (id: string, points: number, more: Partial<Option> = {}): Option => ({
  ...{ id, label: id, points },
  ...more,
})
const grade: Question = {
  ...{ id: 'grade', kind: 'one', text: 'How well?', explanation: 'Better is better.' },
  options: [option('high', 4), option('no', 0)],
}
const things: Question = {
  ...{ id: 'things', kind: 'several', most: 3, text: 'Which?', explanation: 'More is more.' },
  options: [option('a', 2), option('b', 1), option('none', 0, { exclusive: true })],
}
const whole: QuestionnaireInput = {
  ...{ id: 'water', title: 'Water', intro: 'How you save it.', minutes: 3 },
  questions: [grade, things],
}
const asking = (...questions: Question[]): QuestionnaireInput => ({ ...whole, questions })

function faultsOf(input: unknown): [field: string | null, words: string][] {
  const { issues = [] } = v.safeParse(questionnaireInput, input)
  return issues.map((issue) => [v.getDotPath(issue), issue.message])
}

it('OPR-5 takes a questionnaire, and fills in what is left out', () => {
  const parsed = v.parse(questionnaireInput, whole)
  expect(parsed.questions[0]).toMatchObject({ hint: '', most: null })
  expect(parsed.questions[1]?.options.map((one) => one.exclusive)).toEqual([false, false, true])
  expect(faultsOf(asking({ ...grade, text: { en: 'How well?', de: 'Wie gut?' } }))).toEqual([])
})

it.each<[string, QuestionnaireInput, string, string]>([
  ['no questions', asking(), 'questions', 'must have at least 1 entry'],
  [
    'nothing that brings points',
    asking({ ...grade, options: [option('a', 0), option('b', 0)] }),
    'questions',
    'must bring points: nobody could pass',
  ],
  [
    'a question without options',
    asking(grade, { ...things, options: [] }),
    'questions.1.options',
    'must have at least 2 entries',
  ],
  [
    'the same question twice',
    asking(grade, { ...things, id: 'grade' }),
    'questions.1.id',
    'is the id of another question',
  ],
  [
    'the same option twice',
    asking({ ...grade, options: [option('a', 1), option('b', 0), option('a', 0)] }),
    'questions.0.options.2.id',
    'is the id of another option',
  ],
  [
    'more than all options bring',
    asking({ ...things, most: 4 }),
    'questions.0.most',
    'must be at most 3, which all options together bring',
  ],
  [
    'points that nobody gets',
    asking(grade, { ...things, most: 0 }),
    'questions.1.most',
    'must be at least 1 where options bring points',
  ],
  [
    'no most where several may be chosen',
    asking({ ...things, most: null }),
    'questions.0.most',
    'is needed where several may be chosen',
  ],
  [
    'a most where one is chosen',
    asking({ ...grade, most: 3 }),
    'questions.0.most',
    'is for questions with several answers',
  ],
  [
    'an exclusive option where one is chosen',
    asking({ ...grade, options: [option('a', 1), option('none', 0, { exclusive: true })] }),
    'questions.0.options.1.exclusive',
    'is for questions with several answers',
  ],
  [
    'an exclusive option that brings as much as all others',
    asking({ ...things, options: [...things.options, option('all', 3, { exclusive: true })] }),
    'questions.0.options.3.points',
    'must be less than 3: the others would be useless',
  ],
  [
    'halves of points',
    asking({ ...grade, options: [option('a', 1.5), option('b', 0)] }),
    'questions.0.options.0.points',
    'must be a whole number',
  ],
  [
    'points below nothing',
    asking({ ...grade, options: [option('a', -1), option('b', 1)] }),
    'questions.0.options.0.points',
    'must be at least 0',
  ],
  ['no time', { ...whole, minutes: 0 }, 'minutes', 'must be at least 1'],
  [
    'an id with spaces',
    asking({ ...grade, id: 'how well' }),
    'questions.0.id',
    'must be 1 to 80 letters, digits, dots, dashes and underscores',
  ],
  [
    'a text without English words',
    asking({ ...grade, text: { en: ' ', de: 'Wie gut?' } }),
    'questions.0.text.en',
    'must not be empty',
  ],
])('OPR-5 refuses %s and names it', (_what, input, field, words) => {
  expect(faultsOf(input)).toContainEqual([field, words])
})

it('OPR-5 an exclusive option may bring less than the others together', () => {
  const most = option('most', 2, { exclusive: true })
  expect(faultsOf(asking({ ...things, options: [...things.options, most] }))).toEqual([])
})

it('OPR-5 has bounds for questions and options', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...grade, id: `q${at}` }))
  expect(faultsOf(asking(...many(limits.questionnaireQuestions)))).toEqual([])
  expect(faultsOf(asking(...many(limits.questionnaireQuestions + 1)))).toEqual([
    ['questions', `must have at most ${limits.questionnaireQuestions} entries`],
  ])
})
