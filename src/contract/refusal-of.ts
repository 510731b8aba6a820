import { ProblemError } from './problem.ts'

/**
 * The refusal of one field of what was sent.
 * @returns null where the request failed for another reason
 */
export function refusalOf(failure: unknown, field: string): ProblemError | null {
  return failure instanceof ProblemError && failure.field === field ? failure : null
}
