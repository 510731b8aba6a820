import { ProblemError } from '#src/contract/problem.ts'
import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import type {
  Question,
  QuestionnaireDefinition,
} from '../catalogue/questionnaires/questionnaire-definition.ts'

/**
 * Why answers cannot be scored, naming the first question that is wrong as `answers.<id>`; null when
 * they can.
 */
export function answersProblem(
  { questions }: Pick<QuestionnaireDefinition, 'questions'>,
  answers: QuestionnaireAnswers,
): ProblemError | null {
  const known = new Set(questions.map((question) => question.id))
  const unknown = Object.keys(answers).find((id) => !known.has(id))
  if (unknown !== undefined) return wrong(unknown, 'is not a question of this questionnaire')
  for (const question of questions) {
    // Not by its name alone: every object has a `constructor`.
    const chosen = Object.hasOwn(answers, question.id) ? (answers[question.id] ?? []) : []
    const fault = choiceFault(question, chosen)
    if (fault) return wrong(question.id, fault)
  }
  return null
}

function choiceFault({ kind, options }: Question, chosen: readonly string[]): string | null {
  if (chosen.length === 0) return 'needs an answer'
  if (new Set(chosen).size < chosen.length) return 'has the same answer twice'
  const byId = new Map(options.map((option) => [option.id, option]))
  if (chosen.some((id) => !byId.has(id))) return 'has an answer that cannot be chosen'
  if (chosen.length === 1) return null
  if (kind === 'one') return 'takes one answer only'
  const alone = chosen.map((id) => byId.get(id)).find((option) => option?.exclusive)
  return alone ? `cannot have ‘${alone.label}’ together with other answers` : null
}

function wrong(id: string, fault: string): ProblemError {
  const field = `answers.${id}`
  return new ProblemError({ status: 422, code: 'invalid', field, message: `${field} ${fault}` })
}
