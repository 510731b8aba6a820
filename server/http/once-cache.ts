import { LRUCache } from 'lru-cache'

type Options<Value> = {
  /** Sum of all sizes, such as bytes. */
  most: number
  sizeOf: (value: Value) => number
  /** Milliseconds that a value is cached. */
  ttl: number
}

/** The key and the place in the list, in bytes. */
export const entryBytes = 300

/**
 * A cache of limited size in which callers share what is being made: fifty who miss the same value at
 * once have it made once. A failure reaches all of them and is not cached.
 * @returns gives a value, made where it is missing; `make` may say that its value is cached for a
 *   different number of milliseconds. `has` tells whether it would be made.
 */
export function createOnceCache<Value extends {}>({ most, sizeOf, ttl }: Options<Value>) {
  const made = new LRUCache<string, Value>({ maxSize: most, ttl, sizeCalculation: sizeOf })
  const making = new Map<string, Promise<Value>>()

  async function fill(key: string, make: () => Promise<Made<Value>>): Promise<Value> {
    try {
      const { value, ...lasts } = await make()
      made.set(key, value, lasts)
      return value
    } finally {
      making.delete(key)
    }
  }

  const get = async (key: string, make: () => Promise<Made<Value>>): Promise<Value> => {
    const known = made.get(key) ?? making.get(key)
    if (known !== undefined) return known
    const filling = fill(key, make)
    making.set(key, filling)
    return filling
  }
  return Object.assign(get, { has: (key: string) => made.has(key) })
}

type Made<Value> = { value: Value; ttl?: number }
