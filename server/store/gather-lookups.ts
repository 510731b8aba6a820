/** Keys that one query looks for at most. */
const mostKeys = 64
/**
 * Queries under way at a time: what comes meanwhile is gathered for the next one. Not one alone, which
 * everybody would wait for where its connection hangs.
 */
const mostQueries = 3

type Lookup<Found> = PromiseWithResolvers<Found | undefined>

/**
 * Answers all lookups of one turn of the event loop with one query: the callers of a busy server come
 * dozens at a time, and the way to the database and its lock cost more than the rows. A lookup sees
 * everything that was committed before it was asked for, since the query begins after all of them.
 * @param read finds what there is of some keys; their number is a power of two up to 64, so that few
 *   statements are prepared, and one of them may be there twice
 * @returns finds one
 */
export function gatherLookups<Found>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  const waiting = new Map<string, Lookup<Found>>()
  let isDue = false
  let queries = 0

  function ask(): void {
    isDue = false
    while (waiting.size > 0 && queries < mostQueries) void answer([...waiting].slice(0, mostKeys))
  }

  async function answer(lookups: [string, Lookup<Found>][]): Promise<void> {
    queries += 1
    for (const [key] of lookups) waiting.delete(key)
    try {
      const found = await read(filled(lookups.map(([key]) => key)))
      for (const [key, { resolve }] of lookups) resolve(found.get(key))
    } catch (error) {
      for (const [, { reject }] of lookups) reject(error)
    }
    queries -= 1
    if (!isDue) ask()
  }

  return (key) => {
    const known = waiting.get(key)
    if (known) return known.promise
    const lookup = Promise.withResolvers<Found | undefined>()
    waiting.set(key, lookup)
    if (!isDue) setImmediate(ask)
    isDue = true
    return lookup.promise
  }
}

/** As many keys as the next power of two; the last one fills the rest. */
function filled(keys: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length))
  return Array.from({ length }, (_, at) => keys[Math.min(at, keys.length - 1)] ?? '')
}
