import type { Cursor, IndexQuery } from '../query.ts'
import { type Bits, eachBit, hasBit } from './bits.ts'
import { type Directory, onSphere, type SpherePoint } from './directory.ts'

/** What a text found: those that stand first, then the next, and so on; what is in none of them comes last. */
export type Groups = readonly Bits[]

/**
 * The suppliers of one page, in the order that was asked for. Whatever the order, what was changed last comes first
 * among equals, and no two are equal: a page begins where the one before it ended.
 */
export function takePage(
  { order, near, after, take }: Pick<IndexQuery, 'order' | 'near' | 'after' | 'take'>,
  found: Bits,
  { directory, groups }: { directory: Directory; groups: Groups },
): { found: number[]; next: Cursor | null } {
  const from = order === 'nearest' && near ? onSphere(near) : null
  const valueOf = valuesFor(order, directory, from)
  const groupOf = (place: number) => {
    if (order !== 'relevance') return 0
    const at = groups.findIndex((group) => hasBit(group, place))
    return at < 0 ? groups.length : at
  }
  // One more than a page tells whether there is another.
  const best: Cursor[] = []
  eachBit(found, (place) => {
    const one: Cursor = [groupOf(place), valueOf(place), directory.numberAt(place)]
    if (after && compare(one, after) <= 0) return
    const worst = best.at(-1)
    if (best.length > take && worst && compare(one, worst) > 0) return
    insert(best, one)
    if (best.length > take + 1) best.pop()
  })
  const page = best.slice(0, take)
  return {
    found: page.map(([, , no]) => no),
    next: best.length > take ? (page.at(-1) ?? null) : null,
  }
}

function valuesFor(order: IndexQuery['order'], directory: Directory, from: SpherePoint | null) {
  if (from) return (place: number) => directory.nearness(place, from)
  if (order === 'verified') return (place: number) => directory.verifiedAt(place)
  return (place: number) => directory.updatedAt(place)
}

/** Lower groups first, then higher values, then higher numbers. */
function compare(one: Cursor, other: Cursor): number {
  return one[0] - other[0] || other[1] - one[1] || other[2] - one[2]
}

function insert(best: Cursor[], one: Cursor): void {
  let [low, high] = [0, best.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(one, best[middle] as Cursor) > 0) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, one)
}
