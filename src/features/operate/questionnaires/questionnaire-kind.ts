import * as limits from '#src/contract/limits.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { questionnaireFaults } from '#src/contract/operate/questionnaire-faults.ts'
import { textIn } from '#src/contract/operator-text.ts'
import type { Translate } from '#src/i18n/texts.ts'
import { questionnairesPath } from '../paths.ts'
import type { RecordDraft, RecordKind } from '../records/record-kind.ts'
import { questionnaireMerging } from './questionnaire-merge.ts'

/** Questionnaires that the portal asks itself, as editors work on them. */
export const questionnaireKind: RecordKind<QuestionnaireContent> = {
  name: 'questionnaires',
  path: questionnairesPath,
  isOrdered: false,
  idOf: ({ id }) => id,
  isShared: true,
  brandOf: () => null,
  titleOf: (language, { title }) => textIn(language, title),
  empty: () => ({ id: '', title: '', intro: '', minutes: 5, questions: [] }),
  merging: questionnaireMerging,
  words: (t) => ({
    title: t('operate-questionnaires.title'),
    text: t('operate-questionnaires.text'),
    loading: t('operate-questionnaires.loading'),
    failed: t('operate-questionnaires.failed'),
    none: t('operate-questionnaires.none'),
    noneText: t('operate-questionnaires.noneText'),
    add: t('operate-questionnaires.add'),
    back: t('operate-questionnaires.back'),
    removeTitle: t('operate-questionnaires.removeTitle'),
    removeText: (title) => t('operate-questionnaires.removeText', { title }),
  }),
  read: readTyped,
}

/** Names under which numbers are typed: of the whole, of a question, of an option. */
export const typedName = (questionId?: string, optionId?: string): string =>
  [questionId ?? 'minutes', ...(optionId === undefined ? [] : [optionId])].join('/')

/** The most that a question can bring. */
export const mostOfQuestion = limits.optionPoints * limits.questionnaireOptions

type Unread = { path: string; why: (t: Translate) => string }

/** What a draft says: a number that is none yet stays as it was, and is named. */
function readTyped({ content, typed }: RecordDraft<QuestionnaireContent>) {
  const unread: Unread[] = []
  const whole = (name: string, path: string, before: number, least: number, most: number) => {
    const text = typed[name]
    if (text === undefined) return before
    const number = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    unread.push({ path, why: (t) => t('operate-questionnaires.faults.number', { least, most }) })
    return before
  }
  const read: QuestionnaireContent = {
    ...content,
    minutes: whole(typedName(), '/minutes', content.minutes, 1, limits.questionnaireMinutes),
    questions: content.questions.map((question, at) => {
      const path = `/questions/${at}`
      const { id, most, options } = question
      return {
        ...question,
        most: most === null ? null : whole(typedName(id), `${path}/most`, most, 0, mostOfQuestion),
        options: options.map((option, place) => {
          const name = typedName(id, option.id)
          const where = `${path}/options/${place}/points`
          return { ...option, points: whole(name, where, option.points, 0, limits.optionPoints) }
        }),
      }
    }),
  }
  const [first] = unread
  const [fault] = questionnaireFaults(read)
  const senseless = fault && {
    path: `/${fault.path.join('/')}`,
    why: (t: Translate) =>
      t(`operate-questionnaires.faults.${fault.reason}`, { most: fault.most } as never),
  }
  return { content: read, fault: first ?? senseless ?? null }
}
