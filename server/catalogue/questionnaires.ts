import type { AttributeOption } from '#src/contract/catalogue.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { perLanguage } from '../texts/per-language.ts'
import { earnedAttributes } from './attributes/earned.ts'
import { carbonFootprint } from './questionnaires/carbon-footprint.ts'
import { circularEconomy } from './questionnaires/circular-economy.ts'
import { humanRights } from './questionnaires/human-rights.ts'
import type { QuestionnaireDefinition } from './questionnaires/questionnaire-definition.ts'
import { recycledContent } from './questionnaires/recycled-content.ts'
import { supplierSpend } from './questionnaires/supplier-spend.ts'
import { readQuestionnaireNames } from './read-names.ts'

/** Every questionnaire that the portal asks itself, in the order of the built-in modules (MOD-2). */
export const questionnaires: readonly QuestionnaireDefinition[] = [
  carbonFootprint,
  circularEconomy,
  recycledContent,
  humanRights,
  supplierSpend,
]

const byId = new Map(questionnaires.map((one) => [one.id, one]))

export function questionnaireById(id: string): QuestionnaireDefinition | undefined {
  return byId.get(id)
}

const allIn = perLanguage(
  (language) => new Map(questionnaires.map((one) => [one.id, inLanguage(one, language)])),
)

/** A questionnaire in the words of a language; what these lack stays English. */
export function questionnaireIn(
  definition: QuestionnaireDefinition,
  language: Language,
): QuestionnaireDefinition {
  return allIn(language).get(definition.id) ?? definition
}

function inLanguage(
  definition: QuestionnaireDefinition,
  language: Language,
): QuestionnaireDefinition {
  const names =
    language === defaultLanguage ? null : readQuestionnaireNames(language, definition.id)
  if (!names) return definition
  const { title, intro, questions } = names
  return {
    ...{ ...definition, title, intro },
    questions: definition.questions.map((question) => {
      const { options = {}, ...words } = questions[question.id] ?? {}
      const labels = new Map(Object.entries(options))
      return {
        ...{ ...question, ...words },
        options: question.options.map((one) => ({
          ...one,
          label: labels.get(one.id) ?? one.label,
        })),
      }
    }),
  }
}

/** How a stored module names a questionnaire of the portal's own. */
export function questionnairePath(id: string): string {
  return `/questionnaires/${id}`
}

/** The attribute that passing earns. */
export function earnedBy({ id }: QuestionnaireDefinition): AttributeOption {
  const attribute = earnedAttributes.find((one) => one.id === `module-${id}`)
  if (!attribute) throw new Error(`The questionnaire '${id}' earns no attribute of the catalogue`)
  return attribute
}
