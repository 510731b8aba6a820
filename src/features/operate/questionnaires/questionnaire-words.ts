import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { writtenIn } from '../fields/language-texts.ts'
import { placeLabel } from '../records/merge-records.ts'

/** A place of a questionnaire as it is taken apart: `/questions/:id/options/:id/label/de`, for example. */
type Place = {
  questionId: string | null
  optionId: string | null
  /** Of what the ids lead to; null: the whole. */
  field: string | null
  language: Language | null
}

function placeOf(path: string): Place {
  const names = path.slice(1).split('/')
  const language = languages.find((one) => one === names.at(-1)) ?? null
  const idBehind = (list: string) => {
    const id = names[names.indexOf(list) + 1]
    return names.includes(list) && id !== undefined ? id.slice(1) : null
  }
  const [questionId, optionId] = [idBehind('questions'), idBehind('options')]
  const isOrder = names.at(-2) === 'order'
  if (isOrder) {
    const id = names.at(-1)?.slice(1) ?? ''
    return questionId === null
      ? { questionId: id, optionId: null, field: 'order', language: null }
      : { questionId, optionId: id, field: 'order', language: null }
  }
  const own = names.filter((name) => name !== language && !name.startsWith(':'))
  const last = own.at(-1) ?? ''
  const field = last === 'questions' || last === 'options' ? null : last
  return { questionId, optionId, field, language }
}

type Found = {
  question: QuestionContent | undefined
  option: QuestionContent['options'][number] | undefined
}

function find({ questions }: QuestionnaireContent, { questionId, optionId }: Place): Found {
  const question = questions.find(({ id }) => id === questionId)
  return { question, option: question?.options.find(({ id }) => id === optionId) }
}

const fields = [
  'title',
  'intro',
  'minutes',
  'text',
  'hint',
  'explanation',
  'kind',
  'most',
  'label',
] as const
const moreFields = ['points', 'exclusive', 'order'] as const

/** What a place is called: its question and option where it has one, and its field. */
export function labelOfPlace(
  { t, language }: Pick<Texts, 't' | 'language'>,
  contents: readonly QuestionnaireContent[],
  path: string,
): string {
  const place = placeOf(path)
  const named = contents.map((one) => find(one, place))
  const question = named.find((one) => one.question)?.question
  const option = named.find((one) => one.option)?.option
  const name = [...fields, ...moreFields].find((one) => one === place.field)
  const parts = [
    question && `‘${textIn(language, question.text)}’`,
    option && `‘${textIn(language, option.label)}’`,
    place.field === 'size'
      ? t('operate-questionnaires.fields.options')
      : name && t(`operate-questionnaires.fields.${name}`),
  ]
  return placeLabel(parts.filter(Boolean).join(' · '), place.language)
}

/** What stands at a place, in words; empty: nothing. */
export function wordsAtPlace(
  { t, language }: Pick<Texts, 't' | 'language'>,
  content: QuestionnaireContent,
  path: string,
): string {
  const place = placeOf(path)
  const { question, option } = find(content, place)
  const part = place.optionId !== null ? option : place.questionId !== null ? question : content
  if (!part) return ''
  if (place.field === null)
    return textIn(language, 'label' in part ? part.label : (part as QuestionContent).text)
  if (place.field === 'order') {
    const list: readonly { id: string }[] = option ? (question?.options ?? []) : content.questions
    const at = list.findIndex(({ id }) => id === (option ?? question)?.id)
    return t('operate-questionnaires.placeOf', { place: at + 1, count: list.length })
  }
  if (place.field === 'size')
    return t('operate-questionnaires.optionsOf', {
      count: (part as QuestionContent).options.length,
    })
  const value = (part as Record<string, unknown>)[place.field]
  if (place.field === 'kind')
    return t(`operate-questionnaires.kinds.${(part as QuestionContent).kind}`)
  if (typeof value === 'boolean')
    return t(value ? 'operate-questionnaires.yes' : 'operate-questionnaires.no')
  if (place.language !== null) return writtenIn(place.language, value as OperatorText)
  return typeof value === 'number' || typeof value === 'string' ? String(value) : ''
}
