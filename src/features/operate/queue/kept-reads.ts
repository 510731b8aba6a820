/** What was read, for as long as it is kept. */
export type Kept<T> = {
  /** What is kept, else what `read` gives. */
  read(key: string, read: () => Promise<T>): Promise<T>
  /** What is kept and has come; null: it has to be waited for. */
  atHand(key: string): T | null
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
  type Reading = { reading: Promise<T>; at: number; value: T | null }
  const kept = new Map<string, Reading>()
  const current = (key: string) => {
    const known = kept.get(key)
    return known && now() - known.at <= longest ? known : null
  }
  return {
    read(key, read) {
      const known = current(key)
      if (known) return known.reading
      kept.delete(key)
      const begun: Reading = { reading: read(), at: now(), value: null }
      kept.set(key, begun)
      begun.reading.then(
        (value) => (begun.value = value),
        // What failed is asked for again.
        () => kept.get(key) === begun && kept.delete(key),
      )
      for (const old of [...kept.keys()].slice(0, -most)) kept.delete(old)
      return begun.reading
    },
    atHand: (key) => current(key)?.value ?? null,
    forget: (key) => void kept.delete(key),
  }
}
