import type { Questionnaire, QuestionnaireAnswers } from '#src/contract/questionnaire.ts'

type Question = Questionnaire['questions'][number]
type Questions = readonly Pick<Question, 'id' | 'kind' | 'options'>[]
type Answers = Readonly<Record<string, readonly string[]>>

/**
 * The ids of the options chosen for a question.
 * @returns ids of options
 */
export function chosenIn(answers: Answers, question: { id: string }): readonly string[] {
  // Not by its name alone: every object has a `constructor`.
  return Object.hasOwn(answers, question.id) ? (answers[question.id] ?? []) : []
}

/**
 * The stored answers that still fit: a questionnaire may have changed meanwhile.
 * @param stored on the device; null where there are none
 */
export function fittingAnswers(questions: Questions, stored: Answers | null): QuestionnaireAnswers {
  const fitting = questions.map(({ id, kind, options }) => {
    const byId = new Map(options.map((one) => [one.id, one]))
    const chosen = chosenIn(stored ?? {}, { id }).flatMap((one) => byId.get(one) ?? [])
    const together = chosen.filter((one) => !one.exclusive)
    const fits = kind === 'several' && together.length > 0 ? together : chosen.slice(0, 1)
    return [id, fits.map((one) => one.id)] as const
  })
  return Object.fromEntries(fitting.filter(([, chosen]) => chosen.length > 0))
}

/** What is chosen after an option was ticked or unticked: 'None of these' goes with no other. */
export function toggled(
  { options }: { options: readonly { id: string; exclusive: boolean }[] },
  chosen: readonly string[],
  optionId: string,
  on: boolean,
): string[] {
  const others = chosen.filter((one) => one !== optionId)
  if (!on) return others
  const exclusive = new Set(options.filter((one) => one.exclusive).map((one) => one.id))
  if (exclusive.has(optionId)) return [optionId]
  return [...others.filter((one) => !exclusive.has(one)), optionId]
}

/**
 * Places, from 0, of the questions without an answer.
 * @returns places of questions, from 0
 */
export function missingPlaces(questions: readonly { id: string }[], answers: Answers): number[] {
  return questions.flatMap((one, place) => (chosenIn(answers, one).length === 0 ? [place] : []))
}
