import { plainText } from '#src/lib/plain-text.ts'
import type { TreeRow } from './tree-rows.ts'

/** What a key does in the tree. */
export type TreeAction =
  { kind: 'focus'; id: string } | { kind: 'expand' | 'collapse' | 'toggle'; id: string }

/**
 * The action of a key, after the tree pattern of the ARIA Authoring Practices.
 * @param key `KeyboardEvent.key`
 * @returns null for a key that the tree leaves alone
 */
export function treeAction(
  rows: readonly TreeRow[],
  currentId: string,
  key: string,
): TreeAction | null {
  const at = rows.findIndex((row) => row.id === currentId)
  const row = rows[at]
  if (!row) return null
  const focus = (to: TreeRow | undefined): TreeAction | null =>
    to ? { kind: 'focus', id: to.id } : null
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1])
    case 'ArrowUp':
      return focus(rows[at - 1])
    case 'Home':
      return focus(rows[0])
    case 'End':
      return focus(rows.at(-1))
    case 'ArrowRight':
      if (!row.expandable) return null
      return row.expanded ? focus(rows[at + 1]) : { kind: 'expand', id: row.id }
    case 'ArrowLeft':
      if (row.expanded) return { kind: 'collapse', id: row.id }
      return focus(rows.slice(0, at).findLast((one) => one.level < row.level))
    case ' ':
    case 'Enter':
      return { kind: 'toggle', id: row.id }
    default:
      return null
  }
}

/**
 * Where typing letters leads: the next line, round the end, whose name begins with them.
 * Repeating one letter walks through the names that begin with it.
 * @param typed letters typed in quick succession
 */
export function typeahead(
  rows: readonly TreeRow[],
  currentId: string,
  typed: string,
): string | null {
  const letters = plainText(typed)
  const first = letters[0]
  if (first === undefined) return null
  const isRepeat = [...letters].every((letter) => letter === first)
  const wanted = isRepeat ? first : letters
  const at = rows.findIndex((row) => row.id === currentId)
  const from = isRepeat ? at + 1 : Math.max(at, 0)
  const turned = [...rows.slice(from), ...rows.slice(0, from)]
  return turned.find((row) => plainText(row.name).startsWith(wanted))?.id ?? null
}
