import type { Questionnaire, QuestionnaireResult } from '#src/contract/questionnaire.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { earnedBy } from '../catalogue/questionnaires.ts'
import type { QuestionnaireDefinition } from '../catalogue/questionnaires/questionnaire-definition.ts'
import { passMark, type scoreAnswers } from '../policies/questionnaire-score.ts'

/**
 * What the public reads of a questionnaire: not what its answers are worth.
 * @param catalogue in the language of the definition
 */
export function presentQuestionnaire(
  catalogue: CatalogueIn,
  definition: QuestionnaireDefinition,
): Questionnaire {
  const { id, title, intro, minutes, questions } = definition
  return {
    id,
    title,
    intro,
    minutes,
    passMark,
    tag: tagOf(catalogue, definition),
    questions: questions.map((question) => ({
      id: question.id,
      text: question.text,
      hint: question.hint,
      kind: question.kind,
      options: question.options.map((option) => ({
        id: option.id,
        label: option.label,
        exclusive: option.exclusive ?? false,
      })),
    })),
  }
}

/**
 * @param catalogue in the language of the definition
 * @param earned whether the organisation has the tag now
 */
export function presentResult(
  catalogue: CatalogueIn,
  definition: QuestionnaireDefinition,
  { percent, questions }: ReturnType<typeof scoreAnswers>,
  earned: boolean,
): QuestionnaireResult {
  return {
    score: percent,
    passMark,
    passed: percent >= passMark,
    tag: tagOf(catalogue, definition),
    earned,
    answers: questions.map(({ question, points, of }) => ({
      questionId: question.id,
      points,
      of,
      explanation: question.explanation,
    })),
  }
}

function tagOf(catalogue: CatalogueIn, definition: QuestionnaireDefinition): string {
  const { id, name } = earnedBy(definition)
  return catalogue.attributeById(id)?.name ?? name
}
