/** What an operator has made of a questionnaire; the highest number of an id is what holds. */
type QuestionnaireStateTable = {
  questionnaire_id: string
  /** From 1. */
  number: number
  /** As JSON; null: again what the release says, or nothing where it has none. */
  content: string | null
  created_at: string
}

export type QuestionnaireTables = { questionnaire_states: QuestionnaireStateTable }
