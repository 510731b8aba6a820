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
}
