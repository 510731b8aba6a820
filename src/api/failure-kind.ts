import type { ProblemError } from '../contract/problem.ts'

/** Code of a refusal with a page for people: it may come from something between here and the server. */
export const pageAnswered = 'page-answered'

/** Browsers word a lost connection each in its own way, none of them for people. */
export const unreachable = {
  reason: 'unreachable',
  message: 'The server could not be reached. Check your connection and try again.',
}

/** A proxy in front of a server that does not answer, or a server that cannot work now. */
const serverAway = [502, 503, 504]

/** Whether a failed call has reached the server. */
export function hasReached({ status }: ProblemError): boolean {
  return status !== 0 && !serverAway.includes(status)
}
