/** Keys that one query looks for at most. */
const most = 64

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
  let waiting: Map<string, PromiseWithResolvers<Found | undefined>> | null = null

  async function answer(lookups: [string, PromiseWithResolvers<Found | undefined>][]) {
    try {
      const found = await read(filled(lookups.map(([key]) => key)))
      for (const [key, { resolve }] of lookups) resolve(found.get(key))
    } catch (error) {
      for (const [, { reject }] of lookups) reject(error)
    }
  }

  function ask(): void {
    const lookups = [...(waiting ?? [])]
    waiting = null
    for (let from = 0; from < lookups.length; from += most) {
      void answer(lookups.slice(from, from + most))
    }
  }

  return (key) => {
    if (!waiting) {
      waiting = new Map()
      setImmediate(ask)
    }
    const known = waiting.get(key)
    if (known) return known.promise
    const lookup = Promise.withResolvers<Found | undefined>()
    waiting.set(key, lookup)
    return lookup.promise
  }
}

/** As many keys as the next power of two; the last one fills the rest. */
function filled(keys: readonly string[]): string[] {
  const length = 2 ** Math.ceil(Math.log2(keys.length))
  return Array.from({ length }, (_, at) => keys[Math.min(at, keys.length - 1)] ?? '')
}
