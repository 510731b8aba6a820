import { ProblemError } from '#src/contract/problem.ts'
import type { DraftProblem } from '../../storage/tables/drafts.ts'

/** What a failed request says, whatever it failed with. */
export function problemOf(error: unknown): DraftProblem {
  if (error instanceof ProblemError) {
    const { status, code, message, field = null, reason, params, retryAfter } = error
    return {
      ...{ status, code, message, field },
      ...(reason !== undefined && { reason }),
      ...(params !== undefined && { params: { ...params } }),
      ...(retryAfter !== undefined && { retryAfter }),
    }
  }
  // Nothing that the server said: a defect here must not throw away what was typed.
  const message = error instanceof Error ? error.message : String(error)
  return { status: 0, code: 'unknown', message, field: null }
}

/** Whether the same request may be taken later: no answer, a server in trouble, too many at once. */
export function isPassing({ status, code }: DraftProblem): boolean {
  return status === 0 || status >= 500 || [408, 425, 429].includes(status) || code === 'in-progress'
}
