import { ProblemError } from '#src/contract/problem.ts'

/** Whether there is nothing at an address, or what stands there is none. */
export const namesNothing = (failure: unknown): boolean =>
  failure instanceof ProblemError && [400, 404, 422].includes(failure.status)
