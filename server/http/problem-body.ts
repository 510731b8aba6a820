import type { ProblemBody } from '#src/contract/problem-body.ts'
import type { ProblemError } from '#src/contract/problem.ts'

/** What of a problem travels to the caller. */
export function bodyOf({ message, code, field }: ProblemError): ProblemBody {
  return { message, code, ...(field && { field }) }
}
