import type { ProblemError } from '#src/contract/problem.ts'
import { problem } from '../texts/problem.ts'

/** Says nothing about why: the holder of a bad token learns only that it is not valid. */
export function tokenProblem(): ProblemError {
  return problem(401, 'problems.unauthenticated.ended')
}
