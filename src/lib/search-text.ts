/**
 * A query parameter that is a text: what stands in an address several times is a list.
 * @param value as the router has parsed it
 * @returns null where it is missing or no text
 */
export function searchText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/**
 * Reads the texts of a query; whatever else is in it, and what is empty, is left out.
 * @param search the parsed query of an address
 * @param names of the parameters that a page knows
 */
export function searchTexts<Name extends string>(
  search: Record<string, unknown>,
  ...names: Name[]
): { [name in Name]?: string } {
  const texts: { [name in Name]?: string } = {}
  for (const name of names) {
    const text = searchText(search[name])
    if (text) texts[name] = text
  }
  return texts
}
