import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import { byLanguage, type MergeRules, textOf } from '../records/merge-records.ts'
import { idsInOrder, placesOf } from './places.ts'

type Words = Readonly<Record<string, string>>
/** By id, with a sign in front, since an id may be a name that every object has. */
type ById<T> = Readonly<Record<string, T>>
type SpreadOption = { label: Words; points: number; exclusive: boolean }
type SpreadQuestion = {
  kind: QuestionContent['kind']
  most: number | null
  text: Words
  hint: Words
  explanation: Words
  options: ById<SpreadOption>
  order: ById<string>
}
type Spread = {
  id: string
  title: Words
  intro: Words
  minutes: number
  questions: ById<SpreadQuestion>
  order: ById<string>
}

/**
 * Questions and options by their ids, and the place of each by the one in front of it, so that two who work on two
 * questions, or add one each, do not meet.
 */
export const questionnaireMerging: MergeRules<QuestionnaireContent> = {
  spread: ({ title, intro, questions, ...rest }): Spread => ({
    ...rest,
    ...{ title: byLanguage(title), intro: byLanguage(intro), order: placesOf(questions) },
    questions: byId(questions, (question) => ({
      ...{ kind: question.kind, most: question.most, order: placesOf(question.options) },
      ...{ text: byLanguage(question.text), hint: byLanguage(question.hint) },
      explanation: byLanguage(question.explanation),
      options: byId(question.options, ({ label, points, exclusive }) => ({
        ...{ label: byLanguage(label), points, exclusive },
      })),
    })),
  }),
  gather(merged) {
    const { title, intro, order, questions, ...rest } = merged as Spread
    return {
      ...rest,
      ...{ title: textOf(title), intro: textOf(intro) },
      questions: inOrder(questions, order).map(([id, question]) => ({
        ...{ id, kind: question.kind, most: question.most, text: textOf(question.text) },
        ...{ hint: textOf(question.hint), explanation: textOf(question.explanation) },
        options: inOrder(question.options, question.order).map(([optionId, option]) => ({
          ...{ id: optionId, label: textOf(option.label) },
          ...{ points: option.points, exclusive: option.exclusive },
        })),
      })),
    }
  },
}

function byId<Item extends { id: string }, T>(
  items: readonly Item[],
  make: (item: Item) => T,
): ById<T> {
  return Object.fromEntries(items.map((item) => [`:${item.id}`, make(item)]))
}

function inOrder<T>(items: ById<T>, order: ById<string>): [id: string, item: T][] {
  return idsInOrder(Object.keys(items), order).flatMap((key) => {
    const item = items[key]
    return item === undefined ? [] : [[key.slice(1), item] as [string, T]]
  })
}
