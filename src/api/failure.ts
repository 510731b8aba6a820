import { FetchError } from 'ofetch'
import * as v from 'valibot'
import { ProblemError } from '../contract/problem.ts'

/** What is said when neither the answer nor the error says anything (ERR-1). */
const unspecificFailure = 'Ops! request not completed.'

const said = v.object({
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  field: v.optional(v.string()),
})

/**
 * Turns whatever a request failed with into a ProblemError (ERR-1): the message of the answer, else
 * the error's own, else a general one. Status 0: no answer came (no network, time-out).
 */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (!(error instanceof FetchError)) return noAnswer(error)
  if (error.status === undefined) return noAnswer(error.cause)
  const answer = v.safeParse(said, error.data)
  const { message, code, field } = answer.success ? answer.output : {}
  // ofetch's own message names method and address: that is for programmers, not for people.
  return new ProblemError({
    status: error.status,
    code: code ?? 'request-failed',
    message: message || unspecificFailure,
    field,
  })
}

function noAnswer(cause: unknown): ProblemError {
  const message = cause instanceof Error && cause.message ? cause.message : unspecificFailure
  return new ProblemError({ status: 0, code: 'no-answer', message })
}

/** Whether a failure says nothing about the request itself: no answer, or a server in trouble. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status >= 500)
}
