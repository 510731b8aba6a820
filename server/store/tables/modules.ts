type ModuleTable = {
  id: string
  /** Null: shown by every brand. */
  brand_id: string | null
  /** Modules are listed in this order. */
  position: number
  /** The module as JSON, with what it earns. */
  content: string
  updated_at: string
}

/** A questionnaire that was completed; rows are only ever added, and scores only ever rise. */
type ModuleCompletionTable = {
  /** What the form service calls this response, or a name of our own; nothing is earned twice by it. */
  response_id: string
  organisation_id: string
  module_id: string
  /** Null once the account is deleted. */
  user_id: string | null
  created_at: string
  /** Percent of the points; null where a form service reported it. The answers are not stored. */
  score: number | null
}

export type ModuleTables = { modules: ModuleTable; module_completions: ModuleCompletionTable }
