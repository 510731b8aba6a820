import { ProblemError } from './problem.ts'

/** What everybody gets who waits for a token refresh that has no token to give (AUT-8). */
export function noTokenProblem(): ProblemError {
  return new ProblemError({ status: 401, code: 'no-token', message: 'No idToken during refresh.' })
}
