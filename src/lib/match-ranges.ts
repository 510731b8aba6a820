/** Where a search matched a text: from a character to before another, in order, without overlap. */
export type MatchRange = readonly [from: number, to: number]

/**
 * Ranges in order, with those that touch or overlap made one.
 * @param flat from and to by turns, as the search engine names them
 * @returns ordered, without overlap
 */
export function mergeRanges(flat: readonly number[]): MatchRange[] {
  const ranges = flat.flatMap((from, at): MatchRange[] => {
    const to = flat[at + 1]
    return at % 2 === 0 && to !== undefined ? [[from, to]] : []
  })
  const merged: [number, number][] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
