import { FetchError } from 'ofetch'
import * as v from 'valibot'
import { ProblemError } from '../contract/problem.ts'
import { isPageText, notTheApi, readRefusal } from './answer.ts'
import { pageAnswered, unreachable } from './failure-kind.ts'
import { retryAfterOf } from './retry-after.ts'

/** What is said when neither the answer nor the error says anything (ERR-1). */
const unspecific = { reason: 'unspecific', message: 'Ops! request not completed.' }
const tooSlow = {
  reason: 'too-slow',
  message: 'The server took too long to answer. Try again.',
}
/** A network that wants people to sign in first says so itself (RFC 6585, 6). */
const networkSignIn = 511

const said = v.object({
  message: v.optional(v.string()),
  code: v.optional(v.string()),
  field: v.optional(v.string()),
  // Without them, the message is shown as it came: what another server means by them costs no more.
  reason: v.fallback(v.optional(v.string()), undefined),
  params: v.fallback(
    v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
    undefined,
  ),
})

/**
 * Turns whatever a request failed with into a ProblemError (ERR-1): the message of the answer, else
 * the error's own, else a general one. Status 0: no answer came (no network, time-out).
 */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  if (!(error instanceof FetchError)) return noAnswer(error)
  if (error.status === undefined) return noAnswer(error.cause)
  // ofetch's own message names method and address: that is for programmers, not for people.
  const retryAfter = error.response?.headers.get('retry-after') ?? null
  return problemAnswered(error.status, error.data, retryAfter)
}

/**
 * The problem of an answer that is not a success, whatever its body is (ERR-1).
 * @param body as text or read already
 * @param retryAfter the answer's header of that name
 */
export function problemAnswered(
  status: number,
  body: unknown,
  retryAfter: string | null,
): ProblemError {
  if (status === networkSignIn) return notTheApi()
  const answer = v.safeParse(said, readRefusal(body))
  const { message, code, field, reason, params } = answer.success ? answer.output : {}
  return new ProblemError({
    status,
    code: code ?? (isPageText(body) ? pageAnswered : 'request-failed'),
    ...(message ? { message, reason, params } : unspecific),
    field,
    retryAfter: retryAfterOf(retryAfter, Date.now()),
  })
}

function noAnswer(cause: unknown): ProblemError {
  return new ProblemError({ status: 0, code: 'no-answer', ...sayingOf(cause) })
}

/** `fetch` rejects with a TypeError when the network fails (Fetch standard, 5.6). */
function sayingOf(cause: unknown): { reason?: string; message: string } {
  if (cause instanceof TypeError) return unreachable
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return tooSlow
  return cause instanceof Error && cause.message ? { message: cause.message } : unspecific
}
