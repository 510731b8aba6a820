import { isSameJson } from '#src/contract/operate/brand-changes.ts'

/** Entries of a list with a key for each, which goes along with it. */
export type KeyedRows<T> = { items: readonly T[]; keys: readonly number[] }

/**
 * Gives the entries of a list that has changed the keys that they had: to those that are the same, in the same place
 * or another, and then to those in whose place one was changed. Others get new ones.
 */
export function withKeys<T>(before: KeyedRows<T>, items: readonly T[]): KeyedRows<T> {
  const left = new Set(before.keys.keys())
  const keys = items.map((): number | undefined => undefined)
  const give = (index: number, from: number | undefined) => {
    if (keys[index] !== undefined || from === undefined || !left.delete(from)) return
    keys[index] = before.keys[from]
  }
  const isSame = (index: number, from: number) => isSameJson(items[index], before.items[from])
  for (const index of items.keys()) if (isSame(index, index)) give(index, index)
  for (const index of items.keys())
    give(
      index,
      [...left].find((from) => isSame(index, from)),
    )
  for (const index of items.keys()) give(index, index)
  let next = Math.max(-1, ...before.keys) + 1
  return { items, keys: keys.map((key) => key ?? next++) }
}
