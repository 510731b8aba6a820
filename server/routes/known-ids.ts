import { problem } from '../texts/problem.ts'

/**
 * A thing of the catalogue that has to be there.
 * @param what it is
 * @throws ProblemError 404 when it is not
 */
export function known<T>(value: T | undefined, what: 'identifier-type' | 'place'): T {
  if (value !== undefined) return value
  throw problem(404, `problems.unknown-id.${what}`)
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
  const place = ids.findIndex((id) => !isKnown(id))
  const id = ids[place]
  if (id === undefined) return
  throw problem(422, 'problems.unknown-id.entry', {
    field: `${field}.${place}`,
    params: { list: field, id },
  })
}
