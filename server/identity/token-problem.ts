import { ProblemError } from '#src/contract/problem.ts'

/** Says nothing about why: the holder of a bad token learns only that it is not valid. */
export function tokenProblem(): ProblemError {
  return new ProblemError({
    status: 401,
    code: 'unauthenticated',
    message: 'Your session has ended. Log in again.',
  })
}
