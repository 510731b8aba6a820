import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { languages } from '#src/i18n/languages.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { type MergeRules, textOf } from '../records/merge-records.ts'
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
  /** So that an option that is added to a question which somebody else removes is a conflict. */
  size: number
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
    ...{ title: wordsOf(title), intro: wordsOf(intro), order: placesOf(questions) },
    questions: byId(questions, (question) => ({
      ...{ kind: question.kind, most: question.most, size: question.options.length },
      order: placesOf(question.options),
      ...{ text: wordsOf(question.text), hint: wordsOf(question.hint) },
      explanation: wordsOf(question.explanation),
      options: byId(question.options, ({ label, points, exclusive }) => ({
        ...{ label: wordsOf(label), points, exclusive },
      })),
    })),
  }),
  gather(merged) {
    const { title, intro, order, questions, ...rest } = merged as Spread
    return {
      ...rest,
      ...{ title: written(title), intro: written(intro) },
      questions: inOrder(questions, order).map(([id, question]) => ({
        ...{ id, kind: question.kind, most: question.most, text: written(question.text) },
        ...{ hint: written(question.hint), explanation: written(question.explanation) },
        options: inOrder(question.options, question.order).map(([optionId, option]) => ({
          ...{ id: optionId, label: written(option.label) },
          ...{ points: option.points, exclusive: option.exclusive },
        })),
      })),
    }
  },
}

/** In every language, also where nothing is written: what is written where a question is gone is a conflict. */
const wordsOf = (text: OperatorText): Words =>
  Object.fromEntries(languages.map((language) => [language, writtenIn(language, text)]))

const written = (words: Words): OperatorText =>
  textOf(Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')))

/** What somebody has changed of one that is removed is no whole one. */
const isWhole = (item: object) => 'text' in item || 'label' in item

function byId<Item extends { id: string }, T>(
  items: readonly Item[],
  make: (item: Item) => T,
): ById<T> {
  return Object.fromEntries(items.map((item) => [`:${item.id}`, make(item)]))
}

function inOrder<T extends object>(items: ById<T>, order: ById<string>): [id: string, item: T][] {
  return idsInOrder(Object.keys(items), order).flatMap((key) => {
    const item = items[key]
    return item === undefined || !isWhole(item) ? [] : [[key.slice(1), item] as [string, T]]
  })
}
