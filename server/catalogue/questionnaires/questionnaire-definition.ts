/** One of the answers to choose from. */
export type QuestionOption = {
  id: string
  label: string
  /** What choosing it brings; at least 0. */
  points: number
  /** Stands alone, such as 'None of these'. */
  exclusive?: true
}

type QuestionText = {
  id: string
  text: string
  /** Why buyers ask. */
  hint: string
  options: readonly QuestionOption[]
  /** Shown after answering: what good practice looks like, and the next step. */
  explanation: string
}

/** A question of a questionnaire, with what its answers are worth. */
export type Question =
  | (QuestionText & { kind: 'one' })
  | (QuestionText & {
      kind: 'several'
      /** The most that it brings, however much is chosen. */
      most: number
    })

/** A questionnaire that the portal asks itself (MOD-3). */
export type QuestionnaireDefinition = {
  /** Earns the attribute `module-<id>` of `attributes/earned.ts`. */
  id: string
  title: string
  intro: string
  /** How long answering takes. */
  minutes: number
  questions: readonly Question[]
}
