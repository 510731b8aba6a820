import * as v from 'valibot'
import { givenId, line } from '../fields.ts'
import * as limits from '../limits.ts'
import { operatorText } from '../operator-text.ts'
import { storedText } from './edited-record.ts'
import { faultWords, questionnaireFaults } from './questionnaire-faults.ts'

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  )
const maybe = (most: number) => operatorText(v.union([v.literal(''), line(most)]))
const manyEntries = (most: number) => `must have at most ${most} entries`

const option = v.strictObject({
  id: givenId,
  label: operatorText(line(limits.optionLabel)),
  /** What choosing it brings. */
  points: whole(0, limits.optionPoints),
  /** Goes with no other, such as 'None of these'. */
  exclusive: v.optional(v.boolean(), false),
})

const question = v.strictObject({
  id: givenId,
  kind: v.picklist(['one', 'several']),
  text: operatorText(line(limits.questionText)),
  /** Why buyers ask; may be empty. */
  hint: v.optional(maybe(limits.questionHint), ''),
  options: v.pipe(
    v.array(option),
    v.minLength(2, 'must have at least 2 entries'),
    v.maxLength(limits.questionnaireOptions, manyEntries(limits.questionnaireOptions)),
  ),
  /** The most that it brings, however much is chosen; null where one option is chosen. */
  most: v.optional(v.nullable(whole(0, limits.optionPoints * limits.questionnaireOptions)), null),
  /** Shown after answering: what good practice looks like, and the next step. */
  explanation: operatorText(line(limits.questionExplanation)),
})

/** A questionnaire that the portal asks itself, as an operator puts it. Ids stay; places may change. */
export const questionnaireInput = v.pipe(
  v.strictObject({
    id: givenId,
    title: operatorText(line(limits.questionnaireTitle)),
    intro: operatorText(line(limits.questionnaireIntro)),
    /** How long answering takes. */
    minutes: whole(1, limits.questionnaireMinutes),
    questions: v.pipe(
      v.array(question),
      v.minLength(1, 'must have at least 1 entry'),
      v.maxLength(limits.questionnaireQuestions, manyEntries(limits.questionnaireQuestions)),
    ),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const fault of questionnaireFaults(dataset.value))
      addIssue({ message: faultWords(fault), path: pathOf(fault.path) })
  }),
)
export type QuestionnaireInput = v.InferInput<typeof questionnaireInput>
/** A questionnaire with all languages of its texts, and what its answers are worth. */
export type QuestionnaireContent = v.InferOutput<typeof questionnaireInput>
export type QuestionContent = QuestionnaireContent['questions'][number]

/** A questionnaire as its editors read it. */
export const storedQuestionnaire: v.GenericSchema<unknown, QuestionnaireContent> = v.object({
  ...{ id: v.string(), title: storedText, intro: storedText, minutes: v.number() },
  questions: v.array(
    v.object({
      ...{ id: v.string(), kind: v.picklist(['one', 'several']), most: v.nullable(v.number()) },
      ...{ text: storedText, hint: storedText, explanation: storedText },
      options: v.array(
        v.object({ id: v.string(), label: storedText, points: v.number(), exclusive: v.boolean() }),
      ),
    }),
  ),
})

/** What Valibot needs to name a field: only the keys are read. */
function pathOf(keys: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const items = keys.map((key): v.IssuePathItem => ({
    type: 'unknown',
    origin: 'value',
    input: null,
    key,
    value: null,
  }))
  return items as [v.IssuePathItem, ...v.IssuePathItem[]]
}
