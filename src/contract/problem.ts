import type { ProblemBody } from './problem-body.ts'

/** A failure with a status for the wire, a code for programs and a message for people. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  /** ms that the server asked to wait before another try; undefined where it did not. */
  readonly retryAfter: number | undefined

  constructor(problem: {
    status: number
    code: string
    message: string
    field?: string | undefined
    retryAfter?: number | undefined
  }) {
    super(problem.message)
    this.status = problem.status
    this.code = problem.code
    this.field = problem.field
    this.retryAfter = problem.retryAfter
  }

  /** What travels to the caller. */
  toBody(): ProblemBody {
    return { message: this.message, code: this.code, ...(this.field && { field: this.field }) }
  }
}

/**
 * What a failed request says of one field of what was sent.
 * @returns null where it failed for another reason
 */
export function refusalOf(failure: unknown, field: string): string | null {
  return failure instanceof ProblemError && failure.field === field ? failure.message : null
}
