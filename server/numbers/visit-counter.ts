import { mostHosts, type VisitKind } from '#src/contract/visits.ts'
import type { Day } from '#src/contract/trust/local-date.ts'

/** Stands for all hosts that are not told apart any more; no host of the web is called so. */
export const otherHosts = '*'

/** How often something of a supplier was looked at on a day. */
export type VisitCount = {
  day: Day
  kind: VisitKind
  /** In use or former. */
  slug: string
  /** Empty: none was told. */
  host: string
  count: number
}

/**
 * Counts that one process holds at most; beyond, nothing new is counted until these are saved. In the second half
 * no new host is told apart, so that made-up ones take no room from suppliers.
 */
const mostHeld = 50_000

/** Adds up in memory what was looked at: a request costs two lookups, and nothing is written for it. */
export function createVisitCounter() {
  let counts = new Map<string, VisitCount>()
  let hosts = new Map<string, number>()

  function add({ day, kind, slug, host, count }: VisitCount): void {
    const of = `${day} ${kind} ${slug}`
    const known = counts.get(`${of} ${host}`)
    if (known) {
      known.count += count
      return
    }
    if (host !== '' && host !== otherHosts) {
      const told = hosts.get(of) ?? 0
      if (told >= mostHosts || counts.size >= mostHeld / 2)
        return add({ day, kind, slug, host: otherHosts, count })
      hosts.set(of, told + 1)
    }
    if (counts.size < mostHeld) counts.set(`${of} ${host}`, { day, kind, slug, host, count })
  }

  return {
    add,
    /** Hands over what was counted so far, and begins anew. */
    take(): VisitCount[] {
      const taken = [...counts.values()]
      counts = new Map()
      hosts = new Map()
      return taken
    },
  }
}
