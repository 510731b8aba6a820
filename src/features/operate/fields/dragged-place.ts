/** Where a row is in the window, in CSS px from its top. */
export type Row = { top: number; bottom: number }

/**
 * The place to which a row that is dragged has come: the furthest one that the pointer has reached and beyond which
 * the row would not lie there.
 * So rows of unequal height do not swap back as soon as they have swapped.
 * @param from index of the row
 * @param pointer CSS px from the top of the window
 * @returns its index afterwards
 */
export function draggedPlace(rows: readonly Row[], from: number, pointer: number): number {
  const own = rows[from]
  if (!own) return from
  const height = own.bottom - own.top
  if (pointer < own.top) {
    const above = rows.findIndex((row) => pointer < Math.min(row.bottom, row.top + height))
    return Math.min(from, above)
  }
  if (pointer < own.bottom) return from
  const below = rows.findLastIndex((row) => pointer >= Math.max(row.top, row.bottom - height))
  return Math.max(from, below)
}
