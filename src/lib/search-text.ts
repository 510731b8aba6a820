/**
 * A query parameter that is a text: what stands in an address several times is a list.
 * @param value as the router has parsed it
 * @returns null where it is missing or no text
 */
export function searchText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
