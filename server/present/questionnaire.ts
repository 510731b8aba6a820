import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { type QuestionnaireIn, questionnaireIn } from '#src/contract/operate/questionnaire-in.ts'
import { passMark, type QuestionScore } from '#src/contract/questionnaire-score.ts'
import type { Questionnaire, QuestionnaireResult } from '#src/contract/questionnaire.ts'
import { listFormat } from '#src/i18n/name-formats.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { askedRevision } from '../policies/questionnaire-revision.ts'

/**
 * What suppliers read of a questionnaire: not what its answers are worth.
 * @param catalogue in the language of the answer
 * @param attributeIds that passing earns
 */
export function presentQuestionnaire(
  catalogue: CatalogueIn,
  content: QuestionnaireContent,
  attributeIds: readonly string[],
): Questionnaire {
  const revision = askedRevision(content)
  const { questions, ...words } = questionnaireIn(content, catalogue.language)
  return {
    ...words,
    revision: revision.all,
    passMark,
    tag: tagOf(catalogue, attributeIds),
    questions: questions.map(({ id, text, hint, kind, options, languages }) => ({
      ...{ id, text, hint, kind, ...(languages && { languages }) },
      revision: revision.questions.get(id) ?? '',
      options: options.map(({ id: optionId, label, exclusive }) => ({
        ...{ id: optionId, label, exclusive },
      })),
    })),
  }
}

type Scored = {
  percent: number
  questions: readonly QuestionScore<QuestionnaireIn['questions'][number]>[]
}

/**
 * @param catalogue in the language of the answer
 * @param attributeIds that passing earns
 * @param earned whether the organisation has them now
 */
export function presentResult(
  catalogue: CatalogueIn,
  attributeIds: readonly string[],
  { percent, questions }: Scored,
  earned: boolean,
): QuestionnaireResult {
  return {
    ...{ score: percent, passMark, passed: percent >= passMark, earned },
    tag: tagOf(catalogue, attributeIds),
    answers: questions.map(({ question, points, of }) => ({
      ...{ questionId: question.id, points, of, explanation: question.explanation },
    })),
  }
}

/** The names of what is earned, as a list in words. */
function tagOf(catalogue: CatalogueIn, attributeIds: readonly string[]): string {
  const names = attributeIds.map((id) => catalogue.attributeById(id)?.name ?? id)
  return listFormat(catalogue.language).format(names)
}
