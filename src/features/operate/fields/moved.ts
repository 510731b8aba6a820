/**
 * A list with one entry at another place.
 * @param from index of the entry
 * @param to its index afterwards
 */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}
