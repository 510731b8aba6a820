import { expect, it } from 'vitest'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { waterQuestionnaire } from '../../../../tests/fixtures/water-questionnaire.ts'
import { mergeRecords } from '../records/merge-records.ts'
import { questionnaireMerging } from './questionnaire-merge.ts'

const base = waterQuestionnaire()

/** What comes of a change of each of two editors. */
function merge(
  mine: (content: QuestionnaireContent) => void,
  theirs: (content: QuestionnaireContent) => void,
) {
  const [one, other] = [structuredClone(base), structuredClone(base)]
  mine(one)
  theirs(other)
  return mergeRecords(questionnaireMerging, base, one, other)
}
const question = (content: QuestionnaireContent, id: string) => {
  const found = content.questions.find((one) => one.id === id)
  if (!found) throw new Error(`no question ${id}`)
  return found
}
const option = { label: 'Maybe', points: 1, exclusive: false }
const idsOf = ({ questions }: QuestionnaireContent) => questions.map(({ id }) => id)
const added = (id: string) => ({ ...question(base, 'measured'), id })

it('OPR-5 a questionnaire outlasts being taken apart', () => {
  expect(questionnaireMerging.gather(questionnaireMerging.spread(base))).toEqual(base)
  const odd = { ...base, questions: [added('constructor'), added('toString')] }
  expect(questionnaireMerging.gather(questionnaireMerging.spread(odd))).toEqual(odd)
})

it('OPR-5 two who change two questions, or two languages of one, do not meet', () => {
  const { mine, theirs, conflicts } = merge(
    (content) => {
      question(content, 'measured').text = { en: 'Do you measure it?', de: 'Messen Sie nach?' }
      const option = question(content, 'saved').options[0]
      if (option) option.points = 2
    },
    (content) => {
      question(content, 'measured').text = { en: 'Is it measured?', de: 'Messen Sie?' }
      question(content, 'saved').most = 1
    },
  )
  expect(conflicts).toEqual([])
  expect(mine).toEqual(theirs)
  expect(question(mine, 'measured').text).toEqual({ en: 'Is it measured?', de: 'Messen Sie nach?' })
  expect(question(mine, 'saved')).toMatchObject({ most: 1, options: [{ points: 2 }, {}, {}] })
})

it('OPR-5 two who add a question each keep both, and one who moves another', () => {
  const { mine, conflicts } = merge(
    (content) => content.questions.push(added('mine')),
    (content) => content.questions.unshift(added('theirs')),
  )
  expect(conflicts).toEqual([])
  expect(idsOf(mine)).toEqual(['theirs', 'measured', 'saved', 'mine'])
})

it('OPR-5 where one removes what the other changes, both are asked', () => {
  const { mine, theirs, conflicts } = merge(
    (content) => content.questions.shift(),
    (content) => {
      question(content, 'measured').text = 'Is it measured?'
    },
  )
  expect(conflicts).toEqual(['/questions/:measured'])
  expect(idsOf(mine)).toEqual(['saved'])
  expect(question(theirs, 'measured').text).toBe('Is it measured?')
})

it.each<[string, (content: QuestionnaireContent) => void, string]>([
  [
    'a text in a language',
    (content) =>
      Object.assign(question(content, 'measured'), { hint: { en: 'Why?', de: 'Warum?' } }),
    '/questions/:measured/hint/en',
  ],
  [
    'an option',
    ({ questions }) => questions[0]?.options.push({ ...option, id: 'maybe' }),
    '/questions/:measured/size',
  ],
])(
  'OPR-5 %s that is added to a question which is removed meanwhile is asked about',
  (_, add, at) => {
    const { mine, theirs, conflicts } = merge(add, (content) => content.questions.shift())
    expect(conflicts).toContain(at)
    expect(idsOf(theirs)).toEqual(['saved'])
    expect(idsOf(mine).toSorted()).toEqual(['measured', 'saved'])
    const other = merge((content) => content.questions.shift(), add)
    expect(other.conflicts).toEqual(['/questions/:measured'])
    expect(idsOf(other.mine)).toEqual(['saved'])
  },
)

it('OPR-5 the same place changed to something else is a conflict, and nothing else is', () => {
  const { conflicts, mine, theirs } = merge(
    (content) => Object.assign(content, { minutes: 4, intro: 'Mine.' }),
    (content) => Object.assign(content, { minutes: 5, intro: 'Mine.' }),
  )
  expect(conflicts).toEqual(['/minutes'])
  expect([mine.minutes, theirs.minutes]).toEqual([4, 5])
})
