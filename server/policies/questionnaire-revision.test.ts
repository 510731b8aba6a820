import { expect, it } from 'vitest'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { releasedQuestionnaire } from '../catalogue/questionnaires.ts'
import { askedRevision } from './questionnaire-revision.ts'

const content = releasedQuestionnaire('human-rights')
if (!content) throw new Error('no questionnaire')
const { all } = askedRevision(content)

type Change = (content: QuestionnaireContent) => void

/** The revision after a change. */
function changed(change: Change): string {
  const copy = structuredClone(content as QuestionnaireContent)
  change(copy)
  return askedRevision(copy).all
}

it.each<[string, Change]>([
  ['a question less', ({ questions }) => questions.pop()],
  ['an option less', ({ questions: [first] }) => first?.options.pop()],
  ['another text of a question', ({ questions: [first] }) => first && (first.text = 'Why?')],
  [
    'another text in one language',
    ({ questions: [first] }) => first && (first.text = { en: 'Why?', de: 'Warum?' }),
  ],
  [
    'another text of an option',
    ({ questions: [first] }) => first?.options[0] && (first.options[0].label = 'Never'),
  ],
  ['another kind of choice', ({ questions: [first] }) => first && (first.kind = 'several')],
])('OPR-5 %s is another revision', (_what, change) => {
  expect(changed(change)).not.toBe(all)
})

it.each<[string, Change]>([
  ['other points', ({ questions: [first] }) => first?.options[0] && (first.options[0].points = 9)],
  ['another reason', ({ questions: [first] }) => first && (first.explanation = 'Because.')],
  ['another order', ({ questions }) => questions.reverse()],
  ['another order of options', ({ questions: [first] }) => first?.options.reverse()],
  ['another title', (copy) => (copy.title = 'People')],
])('OPR-5 %s is the same revision', (_what, change) => {
  expect(changed(change)).toBe(all)
})

it('OPR-5 each question has a revision of its own, which outlasts changes of others', () => {
  const [first, second] = content.questions
  const { questions } = askedRevision({ ...content, questions: content.questions.slice(0, 1) })
  expect(questions.get(first?.id ?? '')).toBe(askedRevision(content).questions.get(first?.id ?? ''))
  expect(questions.has(second?.id ?? '')).toBe(false)
})
