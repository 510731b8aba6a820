import type { QuestionContent } from '#src/contract/operate/questionnaire-input.ts'

/** An id that nothing had before: what is removed and added again is something else. */
const newId = (what: string) => `${what}-${crypto.randomUUID().slice(0, 8)}`

/** An option without words. */
export const newOption = (): QuestionContent['options'][number] => ({
  ...{ id: newId('option'), label: '', points: 0, exclusive: false },
})

/** A question without words, with the fewest options that one can have. */
export const newQuestion = (): QuestionContent => ({
  ...{ id: newId('question'), kind: 'one', most: null, text: '', hint: '', explanation: '' },
  options: [newOption(), newOption()],
})

/** The same question with another number of answers. */
export function ofKind(question: QuestionContent, kind: QuestionContent['kind']): QuestionContent {
  if (kind === question.kind) return question
  const { options } = question
  return kind === 'several'
    ? { ...question, kind, most: options.reduce((all, { points }) => all + points, 0) }
    : {
        ...question,
        kind,
        most: null,
        options: options.map((one) => ({ ...one, exclusive: false })),
      }
}
