import { ProblemError } from '#src/contract/problem.ts'

/** 404 for a slug that no organisation has or had. */
export function unknownOrganisation(): ProblemError {
  return new ProblemError({
    status: 404,
    code: 'unknown-organisation',
    message: 'There is no organisation with this address.',
  })
}
