import type { ProblemError } from '#src/contract/problem.ts'
import type { QuestionnaireAnswers } from '#src/contract/questionnaire.ts'
import { problem } from '../texts/problem.ts'

/** What the answers to a question are checked against. */
type Question = {
  id: string
  kind: 'one' | 'several'
  options: readonly { id: string; label: string; exclusive?: boolean }[]
}

/**
 * Why answers cannot be scored, naming the first question that is wrong as `answers.<id>`; null when
 * they can.
 */
export function answersProblem(
  { questions }: { questions: readonly Question[] },
  answers: QuestionnaireAnswers,
): ProblemError | null {
  const known = new Set(questions.map((question) => question.id))
  const unknown = Object.keys(answers).find((id) => !known.has(id))
  if (unknown !== undefined) {
    return problem(422, 'problems.invalid.unknown-question', { field: fieldOf(unknown) })
  }
  for (const question of questions) {
    // Not by its name alone: every object has a `constructor`.
    const chosen = Object.hasOwn(answers, question.id) ? (answers[question.id] ?? []) : []
    const fault = choiceFault(question, chosen)
    if (fault) return fault
  }
  return null
}

function choiceFault(question: Question, chosen: readonly string[]): ProblemError | null {
  const { id, kind, options } = question
  const field = fieldOf(id)
  if (chosen.length === 0) return problem(422, 'problems.invalid.no-choice', { field })
  if (new Set(chosen).size < chosen.length) {
    return problem(422, 'problems.invalid.repeated-choice', { field })
  }
  const byId = new Map(options.map((option) => [option.id, option]))
  if (chosen.some((one) => !byId.has(one))) {
    return problem(422, 'problems.invalid.unknown-choice', { field })
  }
  if (chosen.length === 1) return null
  if (kind === 'one') return problem(422, 'problems.invalid.one-choice', { field })
  const alone = chosen.map((one) => byId.get(one)).find((option) => option?.exclusive)
  if (!alone) return null
  return problem(422, 'problems.invalid.exclusive-choice', {
    field,
    params: { answer: alone.label },
  })
}

const fieldOf = (questionId: string) => `answers.${questionId}`
