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

/** 422 for a field whose form is right and whose value cannot be used. */
export function invalid(field: string, message: string): ProblemError {
  return new ProblemError({ status: 422, code: 'invalid', field, message })
}

/**
 * Checks a list of ids.
 * @throws ProblemError 422 with the place of the first unknown one
 */
export function knownIds(
  field: string,
  ids: readonly string[],
  isKnown: (id: string) => boolean,
): void {
  const unknown = ids.findIndex((id) => !isKnown(id))
  if (unknown === -1) return
  throw new ProblemError({
    status: 422,
    code: 'unknown-id',
    field: `${field}.${unknown}`,
    message: `${field} has '${ids[unknown]}', which is not in the catalogue`,
  })
}
