import { expect, it } from 'vitest'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { waterQuestionnaire } from '../../../../tests/fixtures/water-questionnaire.ts'
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
    ({ questions }) => questions.push({ ...(questions[0] as never as object), id: 'new' } as never),
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
  ['another order', ({ questions }) => questions.reverse()],
  ['another order of options', ({ questions }) => questions[0]?.options.reverse()],
  ['another explanation', ({ questions: [first] }) => first && (first.explanation = 'Why.')],
])('OPR-5 %s interrupts nobody', (_what, change) => {
  expect(changed(change)).toBeNull()
})
