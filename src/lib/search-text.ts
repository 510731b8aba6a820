/**
 * A query parameter as text: the router parses `?returnTo=1` as a number, and a missing one is null.
 * @param value as the router has parsed it
 * @returns null where it is missing or no text
 */
export function searchText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}
