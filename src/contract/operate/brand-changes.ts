import * as v from 'valibot'
import { isRecord } from '../../lib/is-record.ts'

/** Characters of a path. */
const longestPath = 300
/** What the server says of a brand itself: no save changes it, and it makes no difference between states. */
const ofServer: readonly string[] = ['/brand/id', '/brand/timestamp']
/** Changes of one save. */
export const mostBrandChanges = 1_000

/**
 * What one save changes at one place. A path is a JSON pointer (RFC 6901) into a {@link BrandState}, such as
 * `/brand/title/de` or `/hosts`. It leads through objects only: a list is one value, since its places mean
 * something else once somebody has added a row.
 */
export const brandChange = v.strictObject({
  path: v.pipe(
    v.string(),
    v.maxLength(longestPath, 'is not a path of a brand'),
    v.regex(/^(?:\/brand(?:\/[\w.-]+)+|\/hosts)$/, 'is not a path of a brand'),
    v.check(
      (path) =>
        !ofServer.includes(path) && !/\/(?:__proto__|constructor|prototype)(?:\/|$)/.test(path),
      'is not a path of a brand',
    ),
  ),
  /** The value that the sender began from; absent where there was none. */
  was: v.optional(v.unknown()),
  /** The value as it is to be; absent where there is to be none. */
  value: v.optional(v.unknown()),
})
export type BrandChange = v.InferOutput<typeof brandChange>

type Json = Record<string, unknown>

/**
 * What leads from one state to another, each at the deepest place at which they differ, so that two editors
 * of two places do not meet.
 * @returns an empty list where they are the same
 */
export function changesBetween(from: object, to: object): BrandChange[] {
  return differences(from as Json, to as Json, '')
}

/**
 * Makes changes in a state that others may have changed since.
 * @param state is not changed itself
 * @returns the paths at which the state has neither what the sender began from nor what they want, and the
 *   state with all other changes made
 */
export function applyChanges<State extends object>(
  state: State,
  changes: readonly BrandChange[],
): { state: State; conflicts: string[] } {
  const result = structuredClone(state)
  const conflicts = changes.filter((change) => !apply(result as Json, change))
  return { state: result, conflicts: conflicts.map(({ path }) => path) }
}

/** Whether two values of JSON are the same; an object's order of names does not matter. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameJson(item, other[at]))
  if (!isRecord(one) || !isRecord(other)) return one === other
  const names = Object.keys({ ...one, ...other })
  return names.every((name) => isSameJson(one[name], other[name]))
}

function differences(from: Json, to: Json, place: string): BrandChange[] {
  return Object.keys({ ...from, ...to }).flatMap((name) => {
    const [was, value] = [from[name], to[name]]
    const path = `${place}/${name}`
    if (ofServer.includes(path) || isSameJson(was, value)) return []
    if (isRecord(was) && isRecord(value)) return differences(was, value, path)
    return [{ path, ...(was !== undefined && { was }), ...(value !== undefined && { value }) }]
  })
}

/** @returns false where somebody else has changed the same place to something else */
function apply(state: Json, { path, was, value }: BrandChange): boolean {
  const names = path.slice(1).split('/')
  const last = names.pop() ?? ''
  let parent = state
  for (const name of names) {
    const next = parent[name]
    if (next === undefined && was === undefined && value !== undefined) parent[name] = {}
    else if (!isRecord(next)) return next === undefined && value === undefined
    parent = parent[name] as Json
  }
  if (isSameJson(parent[last], value)) return true
  if (!isSameJson(parent[last], was)) return false
  if (value === undefined) delete parent[last]
  else parent[last] = value
  return true
}
