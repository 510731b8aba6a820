let last = 0

/** An id for a row that the server has not seen; unique on this page. */
export function newRowId(): string {
  last += 1
  return `new-${last}`
}
