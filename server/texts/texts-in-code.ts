/** A string of built code that begins as the ids of messages do, and what stands behind it. */
const named = /["'`]([a-z][a-z-]*\.[\w.-]*)(\$\{|["'`])/g
/** A beginning that says more than a dictionary, such as `terms.sizes.`. */
const withinDictionary = /\..*\.$/

/**
 * Finds the messages that built code may word. Ids are spelled out in it, but for an end that a value
 * gives, as in `terms.sizes.${size}`. What names no more than a dictionary finds a message that the server
 * has named, such as a refusal; its text comes with the parts that ask the server.
 * @param ids all that there are
 */
export function textsInCode(code: string, ids: readonly string[]): string[] {
  const exact = new Set<string>()
  const beginnings = new Set<string>()
  for (const [, name = '', end] of code.matchAll(named)) {
    if (end !== '${') exact.add(name)
    if (withinDictionary.test(name)) beginnings.add(name)
  }
  const isNamed = (id: string) =>
    exact.has(id) || [...beginnings].some((beginning) => id.startsWith(beginning))
  return ids.filter(isNamed)
}
