import type { AttributeOption } from '#src/contract/catalogue.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import type { OperatorText } from '#src/contract/operator-text.ts'
import { defaultLanguage, type Language, languages } from '#src/i18n/languages.ts'
import { earnedAttributes } from './attributes/earned.ts'
import { carbonFootprint } from './questionnaires/carbon-footprint.ts'
import { circularEconomy } from './questionnaires/circular-economy.ts'
import { humanRights } from './questionnaires/human-rights.ts'
import type {
  Question,
  QuestionnaireDefinition,
} from './questionnaires/questionnaire-definition.ts'
import { recycledContent } from './questionnaires/recycled-content.ts'
import { supplierSpend } from './questionnaires/supplier-spend.ts'
import { type QuestionnaireNames, readQuestionnaireNames } from './read-names.ts'

/** Every questionnaire of the release, in the order of the built-in modules (MOD-2). */
export const questionnaires: readonly QuestionnaireDefinition[] = [
  carbonFootprint,
  circularEconomy,
  recycledContent,
  humanRights,
  supplierSpend,
]

const definitions = new Map(questionnaires.map((one) => [one.id, one]))
const read = new Map<string, QuestionnaireContent>()

/** What the release says of a questionnaire, in all languages. The first call reads its files. */
export function releasedQuestionnaire(id: string): QuestionnaireContent | undefined {
  const definition = definitions.get(id)
  if (!definition) return undefined
  const content = read.get(id) ?? inAllLanguages(definition)
  read.set(id, content)
  return content
}

type Names = readonly (readonly [Language, QuestionnaireNames | null])[]

function inAllLanguages(definition: QuestionnaireDefinition): QuestionnaireContent {
  const { id, title, intro, minutes, questions } = definition
  const names: Names = languages
    .filter((language) => language !== defaultLanguage)
    .map((language) => [language, readQuestionnaireNames(language, id)] as const)
  return {
    ...{ id, minutes },
    title: worded(title, names, (words) => words.title),
    intro: worded(intro, names, (words) => words.intro),
    questions: questions.map((question) => questionInAll(question, names)),
  }
}

function questionInAll(
  question: Question,
  names: Names,
): QuestionnaireContent['questions'][number] {
  const { id, kind, options } = question
  const word = (field: 'text' | 'hint' | 'explanation') =>
    worded(question[field], names, (words) => words.questions[id]?.[field])
  return {
    ...{ id, kind, text: word('text'), hint: word('hint'), explanation: word('explanation') },
    most: question.kind === 'several' ? question.most : null,
    options: options.map(({ id: optionId, label, points, exclusive = false }) => ({
      ...{ id: optionId, points, exclusive },
      label: worded(label, names, (words) => words.questions[id]?.options[optionId]),
    })),
  }
}

/** @param find what a language says; what it lacks stays English */
function worded(
  english: string,
  names: Names,
  find: (words: QuestionnaireNames) => string | undefined,
): OperatorText {
  const others = names.flatMap(([language, words]) => {
    const text = words && find(words)
    return text ? [[language, text] as const] : []
  })
  return { en: english, ...Object.fromEntries(others) }
}

/** How a stored module names a questionnaire of the portal's own. */
export function questionnairePath(id: string): string {
  return `/questionnaires/${id}`
}

/** @returns the id of the questionnaire that a stored module names; null where it is asked elsewhere */
export function questionnaireAt(path: string): string | null {
  const before = questionnairePath('')
  return path.startsWith(before) ? path.slice(before.length) : null
}

/** The attribute that passing a questionnaire of the release earns; undefined for any other. */
export function earnedBy(id: string): AttributeOption | undefined {
  return definitions.has(id) ? earnedAttributes.find((one) => one.id === `module-${id}`) : undefined
}
