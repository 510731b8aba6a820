import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import type {
  Question,
  QuestionnaireDefinition,
} from '../catalogue/questionnaires/questionnaire-definition.ts'

/** Percent of the points from which a questionnaire is passed. */
export const passMark = 60

/** What one question has brought. */
export type QuestionScore = { question: Question; points: number; of: number }

/**
 * Scores answers that fit their questionnaire.
 * @returns `percent` rounded to a whole number; what each question brought, in their order
 */
export function scoreAnswers(
  { questions }: Pick<QuestionnaireDefinition, 'questions'>,
  answers: QuestionnaireAnswers,
): { percent: number; questions: QuestionScore[] } {
  const scores = questions.map((question) => {
    const of = mostPoints(question)
    const chosen = question.options.filter(({ id }) => answers[question.id]?.includes(id))
    const points = chosen.reduce((total, option) => total + option.points, 0)
    return { question, points: Math.min(points, of), of }
  })
  const points = scores.reduce((total, one) => total + one.points, 0)
  const most = scores.reduce((total, one) => total + one.of, 0)
  return { percent: Math.round((points * 100) / most), questions: scores }
}

/** The most that a question brings. */
export function mostPoints(question: Question): number {
  return question.kind === 'several'
    ? question.most
    : Math.max(...question.options.map((option) => option.points))
}
