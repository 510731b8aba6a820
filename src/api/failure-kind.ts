import { ProblemError } from '../contract/problem.ts'

/** Code of a refusal with a page for people: it may come from something between here and the server. */
export const pageAnswered = 'page-answered'

/** Browsers word a lost connection each in its own way, none of them for people. */
export const unreachable = 'The server could not be reached. Check your connection and try again.'

/** A proxy in front of a server that does not answer, or a server that cannot work now. */
const serverAway = [502, 503, 504]

/** Whether the server itself refuses something, so that it is not to be shown any longer. */
export function isRefused(error: unknown): boolean {
  if (!(error instanceof ProblemError) || error.code === pageAnswered) return false
  return error.status === 403 || error.status === 404
}

/** Whether a failed call has reached the server. */
export function hasReached({ status }: ProblemError): boolean {
  return status !== 0 && !serverAway.includes(status)
}

/** Whether a failure says nothing about the request itself: no answer, or a server in trouble. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ProblemError && (error.status === 0 || error.status >= 500)
}
