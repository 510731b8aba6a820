import { ProblemError } from '#src/contract/problem.ts'

/** Says nothing about why: whoever holds a bad token learns only that it is none. */
export function tokenProblem(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'unauthenticated',
    message: 'Your session has ended. Log in again.',
  })
}
