import { ProblemError } from './problem.ts'

/**
 * What a failed request says of one field of what was sent.
 * @returns null where it failed for another reason
 */
export function refusalOf(failure: unknown, field: string): string | null {
  return failure instanceof ProblemError && failure.field === field ? failure.message : null
}
