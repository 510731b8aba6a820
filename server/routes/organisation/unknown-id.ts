import { ProblemError } from '#src/contract/problem.ts'

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
