import { ProblemError } from '#src/contract/problem.ts'

/** The field of a decision that the server has refused, by its name in the form; null: it is about none. */
export const decidedField = (failure: Error | null): string | null =>
  failure instanceof ProblemError ? (failure.field?.replace(/^decision\./, '') ?? null) : null
