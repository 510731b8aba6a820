import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { ListChange } from '../../store/organisations/profile-changes.ts'
import { knownIds } from '../known-ids.ts'
import { problem } from '../../texts/problem.ts'

/** The fields of a save that hold ids of the catalogue. */
type IdsField = {
  [Field in keyof ProfilePatch]-?: ProfilePatch[Field] extends string[] | undefined ? Field : never
}[keyof ProfilePatch]

export type ListFields = {
  /** Names of the whole list; the first that is there counts. */
  whole: readonly IdsField[]
  add: IdsField
  remove: IdsField
  /** Entries that the list may have. */
  most: number
}

export type StoredList = {
  ids: readonly string[]
  /** Whether an entry may be added. */
  isKnown: (id: string) => boolean
  /** Whether the answer to a save shows an entry. What it does not show, no whole list takes away. */
  isShown: (id: string) => boolean
}

/**
 * What a save does with one list, whether it came as a whole or as what is added and taken away.
 * @returns null where the save says nothing of it
 * @throws ProblemError 422 naming the field: for an id that is not in the catalogue, for too many entries
 */
export function readListChange(
  patch: ProfilePatch,
  { whole, add, remove, most }: ListFields,
  { ids, isKnown, isShown }: StoredList,
): ListChange | null {
  const stored = new Set(ids)
  const isAllowed = (id: string) => stored.has(id) || isKnown(id)
  const areNamed = patch[add] !== undefined || patch[remove] !== undefined
  const field = areNamed ? add : whole.find((name) => patch[name] !== undefined)
  if (!field) return null
  const given = patch[field] ?? []
  knownIds(field, given, isAllowed)
  const wanted = new Set(given)
  const named = new Set(patch[remove])
  const removes = (id: string) => !wanted.has(id) && (areNamed ? named.has(id) : isShown(id))
  const isNew = given.some((id) => !stored.has(id))
  if (isNew && wanted.union(new Set(ids.filter((id) => !removes(id)))).size > most) {
    throw problem(422, 'problems.invalid.leaves-too-many', { field, params: { most } })
  }
  return { added: given, removes }
}
