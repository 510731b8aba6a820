import type { QuestionnaireAnswers } from './questionnaire.ts'

/** Percent of the points from which a questionnaire is passed. */
export const passMark = 60

/** What the score needs to know of a question. */
type ScoredQuestion = {
  id: string
  kind: 'one' | 'several'
  /** The most that it brings where several options may be chosen. */
  most?: number | null
  options: readonly { id: string; points: number }[]
}

/** What one question has brought. */
export type QuestionScore<Q> = { question: Q; points: number; of: number }

/**
 * Scores answers that fit their questionnaire.
 * @returns `percent` rounded to a whole number; what each question brought, in their order
 */
export function scoreAnswers<Q extends ScoredQuestion>(
  { questions }: { questions: readonly Q[] },
  answers: QuestionnaireAnswers,
): { percent: number; questions: QuestionScore<Q>[] } {
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
export function mostPoints({ kind, most, options }: ScoredQuestion): number {
  return kind === 'several' ? (most ?? 0) : Math.max(0, ...options.map((option) => option.points))
}
