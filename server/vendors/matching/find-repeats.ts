import type { VendorMatch } from '#src/contract/vendors/vendor-match.ts'
import type { Row } from './compare-row.ts'
import { nameKey } from './name-words.ts'

/** A row of a list, by what it would have in common with another row of the same vendor. */
export type KeyedRow = {
  /** Row of the sheet. */
  at: number
  keys: readonly string[]
}

/** By what rows of one vendor are told: the supplier that they match, a number, the name in its country. */
export function rowKeys(row: Row, { verdict, candidates }: VendorMatch): string[] {
  const { words, numbers, vendor } = row
  const slug = verdict === 'match' ? candidates[0]?.slug : undefined
  return [
    ...(slug ? [`supplier ${slug}`] : []),
    ...numbers.flatMap(({ keys, isTelling }) =>
      isTelling ? keys.slice(0, 1).map((key) => `number ${key}`) : [],
    ),
    ...(words.length > 0 ? [`name ${vendor.country ?? ''} ${nameKey(words)}`] : []),
  ]
}

/**
 * Rows that mean a vendor of whom an earlier row is.
 * @param rows of the whole list
 * @returns for each such row, the first one of the same vendor
 */
export function findRepeats(rows: readonly KeyedRow[]): Map<number, number> {
  const parents = new Map<number, number>()
  const firstOf = (at: number): number => {
    let root = at
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next
    // Later questions take the short way.
    for (let from = at; from !== root;) {
      const next = parents.get(from) ?? root
      parents.set(from, root)
      from = next
    }
    return root
  }
  const holders = new Map<string, number>()
  for (const { at, keys } of rows)
    for (const key of keys) {
      const holder = holders.get(key)
      if (holder === undefined) holders.set(key, at)
      else {
        const [one, other] = [firstOf(holder), firstOf(at)]
        if (one !== other) parents.set(Math.max(one, other), Math.min(one, other))
      }
    }
  return new Map([...parents.keys()].map((at) => [at, firstOf(at)]))
}
