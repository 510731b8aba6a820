/**
 * Reads the query of an address as text: the router's own way takes `13.10` for a number, and loses a digit.
 * @returns a list for what is there several times
 */
export function parseSearch(query: string): Record<string, string | string[]> {
  const read = new URLSearchParams(query)
  const values = [...new Set(read.keys())].map((name) => {
    const all = read.getAll(name)
    return [name, all.length > 1 ? all : (all[0] ?? '')] as const
  })
  return Object.fromEntries(values)
}

/**
 * Writes what {@link parseSearch} reads.
 * @returns with the question mark; empty where nothing is said
 */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(search).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => {
      const isText = typeof one === 'string' || typeof one === 'number'
      return isText ? [`${encoded(name)}=${encoded(String(one))}`] : []
    }),
  )
  return said.length > 0 ? `?${said.join('&')}` : ''
}

/** As `encodeURIComponent`, but for commas, which mean nothing in a query. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%2C', ',')
