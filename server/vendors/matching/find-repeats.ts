import type { VendorMatch } from '#src/contract/vendors/vendor-match.ts'
import type { Row } from './compare-row.ts'
import { nameKey } from './name-words.ts'

/** A row of a list, by what it would have in common with another row of the same vendor. */
export type KeyedRow = {
  /** Row of the sheet. */
  at: number
  keys: readonly string[]
}

const [ofName, ofNumber] = ['name ', 'number ']

/** By what rows of one vendor are told: the supplier that they match, a number, the name in its country. */
export function rowKeys(row: Row, { verdict, candidates }: VendorMatch): string[] {
  const { words, numbers, vendor } = row
  const slug = verdict === 'match' ? candidates[0]?.slug : undefined
  return [
    ...(slug ? [`supplier ${slug}`] : []),
    ...numbers.flatMap(({ keys, isTelling }) =>
      isTelling ? keys.slice(0, 1).map((key) => `${ofNumber}${key}`) : [],
    ),
    ...(words.length > 0 ? [`${ofName}${vendor.country ?? ''} ${nameKey(words)}`] : []),
  ]
}

/**
 * Rows that mean a vendor of whom an earlier row is. A number or a supplier in common is enough; a name is where no
 * two of those who have it are told apart by numbers: firms of one name are not one firm.
 * @param rows of the whole list
 * @returns for each such row, the first one of the same vendor
 */
export function findRepeats(rows: readonly KeyedRow[]): Map<number, number> {
  const { firstOf, join } = createGroups()
  const holders = new Map<string, number[]>()
  const numbered = new Set<number>()
  for (const { at, keys } of rows) {
    for (const key of keys) {
      if (key.startsWith(ofNumber)) numbered.add(at)
      const known = holders.get(key)
      if (known) known.push(at)
      else holders.set(key, [at])
    }
  }
  const joinAll = ([first = 0, ...others]: readonly number[]) => {
    for (const other of others) join(first, other)
  }
  for (const [key, all] of holders) if (!key.startsWith(ofName)) joinAll(all)
  const withNumbers = new Set([...numbered].map(firstOf))
  const oneVendor = [...holders].flatMap(([key, all]) => {
    const apart = new Set(all.map(firstOf).filter((first) => withNumbers.has(first)))
    return key.startsWith(ofName) && apart.size < 2 ? [all] : []
  })
  for (const all of oneVendor) joinAll(all)
  return new Map(
    rows.flatMap(({ at }) => {
      const first = firstOf(at)
      return first === at ? [] : [[at, first] as const]
    }),
  )
}

/** Rows that belong together, each group by its first one. */
function createGroups() {
  const parents = new Map<number, number>()
  function firstOf(at: number): number {
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
  return {
    firstOf,
    join(one: number, other: number): void {
      const [a, b] = [firstOf(one), firstOf(other)]
      if (a !== b) parents.set(Math.max(a, b), Math.min(a, b))
    },
  }
}
