import { expect, it } from 'vitest'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { waterQuestionnaire } from '#src/contract/operate/water-questionnaire.fixture.ts'
import { changesForSuppliers } from './what-changes.ts'

const before = waterQuestionnaire()
type Change = (content: QuestionnaireContent) => void

function changed(change: Change) {
  const after = structuredClone(before)
  change(after)
  return changesForSuppliers(before, after)
}

it.each<[string, Change, object]>([
  ['a question less', ({ questions }) => questions.pop(), { added: 0, changed: 0, gone: 1 }],
  [
    'a question more',
    ({ questions }) =>
      questions.push(...questions.slice(0, 1).map((one) => ({ ...one, id: 'new' }))),
    { added: 1, changed: 0, gone: 0 },
  ],
  [
    'an option less',
    ({ questions }) => questions[0]?.options.pop(),
    { added: 0, changed: 1, gone: 0 },
  ],
])('OPR-5 %s interrupts those who are answering', (_what, change, counts) => {
  expect(changed(change)).toEqual(counts)
})

it.each<[string, Change]>([
  ['other points', ({ questions: [first] }) => first?.options[0] && (first.options[0].points = 3)],
  ['another order', (content) => (content.questions = content.questions.toReversed())],
  [
    'another order of options',
    ({ questions: [first] }) => first && (first.options = first.options.toReversed()),
  ],
  ['another explanation', ({ questions: [first] }) => first && (first.explanation = 'Why.')],
])('OPR-5 %s interrupts nobody', (_what, change) => {
  expect(changed(change)).toBeNull()
})
