/** What was read, for as long as it is kept. */
export type Kept<T> = {
  /** What is kept, else what `read` gives. */
  read(key: string, read: () => Promise<T>): Promise<T>
  /** Has it read anew the next time. */
  forget(key: string): void
}

/**
 * Reads things once.
 * @param limits `most` of them are kept, each for `longest` ms; `now`: ms since the epoch
 */
export function createKept<T>({
  most,
  longest,
  now,
}: {
  most: number
  longest: number
  now: () => number
}): Kept<T> {
  const kept = new Map<string, { reading: Promise<T>; at: number }>()
  return {
    read(key, read) {
      const known = kept.get(key)
      if (known && now() - known.at <= longest) return known.reading
      kept.delete(key)
      const reading = read()
      kept.set(key, { reading, at: now() })
      // What failed is asked for again.
      reading.catch(() => kept.get(key)?.reading === reading && kept.delete(key))
      for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old)
      return reading
    },
    forget: (key) => void kept.delete(key),
  }
}
