import type { Group } from '../module-groups.ts'

/**
 * The group that takes a module: the one that wants it with the highest priority.
 * @param imports what each module imports; those that it does not name are unknown to the bundler
 */
export function groupOf(
  id: string,
  groups: readonly Group[],
  imports: Record<string, readonly string[]>,
): string | null {
  const lookup = {
    getModuleInfo: (known: string) => (imports[known] ? { importedIds: imports[known] } : null),
  }
  const inTurn = groups.toSorted((left, right) => right.priority - left.priority)
  return inTurn.map(({ name }) => name(id, lookup)).find((name) => name !== null) ?? null
}
