import type { Cursor, IndexQuery } from '../query.ts'
import { type Bits, hasBit } from './bits.ts'
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
  let worst: Cursor | undefined
  // What changed last stands last, and comes first in most orders: most of the others need only be looked at.
  for (let at = found.length - 1; at >= 0; at -= 1) {
    let word = found[at] as number
    while (word !== 0) {
      const bit = 31 - Math.clz32(word)
      word ^= 1 << bit
      const place = at * 32 + bit
      const [group, value, no] = [groupOf(place), valueOf(place), directory.numberAt(place)]
      if (worst && isBehind(group, value, no, worst)) continue
      if (after && !isBehind(group, value, no, after)) continue
      insert(best, [group, value, no])
      if (best.length > take + 1) best.pop()
      if (best.length > take) worst = best.at(-1)
    }
  }
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

/** Lower groups come first, then higher values, then higher numbers. */
function isBehind(group: number, value: number, no: number, other: Cursor): boolean {
  if (group !== other[0]) return group > other[0]
  return value === other[1] ? no < other[2] : value < other[1]
}

function insert(best: Cursor[], one: Cursor): void {
  let [low, high] = [0, best.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBehind(one[0], one[1], one[2], best[middle] as Cursor)) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, one)
}
