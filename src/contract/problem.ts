/** What stands in the places of the sentence of a problem, by their names. */
export type ProblemParams = Readonly<Record<string, string | number>>

/**
 * A failure with a status for the wire, a code for programs and an English message; the dictionary
 * `problems` has the message in each language, by code and reason.
 */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: number
  readonly code: string
  readonly field: string | undefined
  /** Which sentence of its code the message is; undefined where the code has one only. */
  readonly reason: string | undefined
  readonly params: ProblemParams | undefined
  /** ms that the server asked to wait before another try; undefined where it did not. */
  readonly retryAfter: number | undefined

  constructor(problem: {
    status: number
    code: string
    message: string
    field?: string | undefined
    reason?: string | undefined
    params?: ProblemParams | undefined
    retryAfter?: number | undefined
  }) {
    super(problem.message)
    this.status = problem.status
    this.code = problem.code
    this.field = problem.field
    this.reason = problem.reason
    this.params = problem.params
    this.retryAfter = problem.retryAfter
  }
}
