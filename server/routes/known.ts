import { ProblemError } from '#src/contract/problem.ts'

/**
 * A thing of the catalogue that has to be there.
 * @param what it is, for people
 * @throws ProblemError 404 when it is not
 */
export function known<T>(value: T | undefined, what: string): T {
  if (value !== undefined) return value
  throw new ProblemError({
    status: 404,
    code: 'unknown-id',
    message: `There is no ${what} with this id.`,
  })
}
