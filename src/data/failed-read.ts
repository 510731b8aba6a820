import { pageAnswered } from '../api/failure-kind.ts'
import { ProblemError } from '../contract/problem.ts'

/** Not for this reader, unknown, and taken away (a suspended profile). */
const refusals = [403, 404, 410]

/** Whether the server itself refuses something, so that it is not to be shown any longer. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.code === pageAnswered) return false
  return refusals.includes(error.status)
}

/** Too slow a request, and too many of them. */
const askAgain = [408, 429]

/**
 * Whether a failure says nothing about what was asked for: no answer, a server in trouble, or one that
 * wants to be asked at another time.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false
  return error.status === 0 || error.status >= 500 || askAgain.includes(error.status)
}
