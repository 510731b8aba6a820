/** What stands in the places of the sentence of a problem, by their names. */
export type ProblemParams = Readonly<Record<string, string | number>>

type ProblemParts = {
  status: number
  code: string
  message: string
  field?: string | undefined
  reason?: string | undefined
  params?: ProblemParams | undefined
  retryAfter?: number | undefined
}

/**
 * A failure with a status for the wire, a code for programs and an English message; the dictionary
 * `problems` has the message in each language, by code and reason.
 */
export class ProblemError extends Error {
  override name = 'ProblemError'
  declare readonly status: number
  declare readonly code: string
  declare readonly field: string | undefined
  /** Which sentence of its code the message is; undefined where the code has one only. */
  declare readonly reason: string | undefined
  declare readonly params: ProblemParams | undefined
  /** ms that the server asked to wait before another try; undefined where it did not. */
  declare readonly retryAfter: number | undefined

  constructor(problem: ProblemParts) {
    super(problem.message)
    Object.assign(this, problem)
  }
}
