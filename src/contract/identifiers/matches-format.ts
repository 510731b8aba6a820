/** Whether a value as a whole has the form of a pattern. */
export type MatchesFormat = (pattern: string, value: string) => boolean

/**
 * Loads what judges the format that a registry asks for. Patterns come from the back end, so they run on
 * a linear-time engine: none can hang the page. A pattern that the engine cannot read is ignored, and the
 * server judges.
 */
export async function loadMatchesFormat(): Promise<MatchesFormat> {
  const { RE2JS } = await import('re2js')
  const read = (pattern: string): { matches(value: string): boolean } => {
    try {
      return pattern ? RE2JS.compile(RE2JS.translateRegExp(pattern)) : anything
    } catch {
      return anything
    }
  }
  const patterns = new Map<string, ReturnType<typeof read>>()
  return (pattern, value) => {
    const known = patterns.get(pattern) ?? read(pattern)
    patterns.set(pattern, known)
    return known.matches(value)
  }
}

const anything = { matches: () => true }
