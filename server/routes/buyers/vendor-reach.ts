import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { VendorReport } from '#src/contract/buyers/vendor-report.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fitOf } from '../../policies/objective-fit.ts'
import { createFitContext } from '../../search/fit-context.ts'
import type { StoredObjective } from '../../store/buyers/buyer-objectives.ts'
import type { Store } from '../../store/create-store.ts'
import { isoTime } from '../../store/iso-time.ts'
import type { VendorSum } from '../../store/vendors/vendor-row-store.ts'

/** Suppliers whose profiles are read at a time; requests come in between. */
const batch = 100
/** Lists whose suppliers stay known, so that a decision about a row does not have all of them read again. */
const most = 5
/** Milliseconds for which a profile counts as it was read. */
const fresh = 300_000

/** Which objectives a supplier serves, as bits in their order. */
type Served = { no: number; objectives: number }
type Known = { asOf: number; suppliers: Map<string, Served | null>; turn: Promise<void> }

/**
 * What lists of vendors reach of objectives, by the same rule as on profiles and results: what the public may read of
 * the suppliers that rows match. Each call reads those that are not known yet.
 */
export function createVendorReach(
  store: Pick<Store, 'assessedSuppliers' | 'vendorRows'>,
  catalogue: Catalogue,
): (listId: string, objectives: readonly StoredObjective[]) => Promise<VendorReport> {
  const contextNow = createFitContext(catalogue)
  const lists = new LRUCache<string, Known>({ max: most, ttl: fresh })

  return async (listId, objectives) => {
    const [outcomes, matched] = await Promise.all([
      store.vendorRows.sums(listId),
      store.vendorRows.sumsBySupplier(listId),
    ])
    const key = [listId, ...objectives.map(({ id, version }) => `${id} ${version}`)].join('\n')
    const known: Known = lists.get(key) ?? { asOf: Date.now(), suppliers: new Map(), turn: done }
    lists.set(key, known, { noUpdateTTL: true })
    // Two who ask at once read each profile once.
    known.turn = known.turn.then(() => learn(matched, objectives, known))
    await known.turn.catch((error: unknown) => {
      lists.delete(key)
      throw error
    })
    const found = matched.map((sum) => ({ ...sum, served: known.suppliers.get(sum.slug) ?? null }))
    const different = (some: typeof found) =>
      new Set(some.map(({ slug, served }) => served?.no ?? slug)).size
    return {
      asOf: isoTime(known.asOf),
      whole: addUp([outcomes.match, outcomes.possible, outcomes.none]),
      outcomes,
      suppliers: different(found),
      objectives: objectives.map(({ id, content }, place) => {
        const serving = found.filter(({ served }) => ((served?.objectives ?? 0) >> place) & 1)
        return { id, name: content.name, suppliers: different(serving), ...addUp(serving) }
      }),
    }
  }

  async function learn(
    matched: readonly { slug: string }[],
    objectives: readonly StoredObjective[],
    { asOf, suppliers }: Known,
  ): Promise<void> {
    const missing = matched.map(({ slug }) => slug).filter((slug) => !suppliers.has(slug))
    const context = contextNow()
    for (let from = 0; from < missing.length; from += batch) {
      const some = missing.slice(from, from + batch)
      const read = await store.assessedSuppliers(some, asOf)
      for (const slug of some) suppliers.set(slug, null)
      for (const { slug, card, targets } of read) {
        const served = objectives.map(({ content }, place) =>
          fitOf(content, { ...card, targets }, context).isServed ? 1 << place : 0,
        )
        suppliers.set(slug, { no: card.no, objectives: served.reduce((one, bit) => one | bit, 0) })
      }
      await setImmediate()
    }
  }
}

const done = Promise.resolve()

const addUp = (sums: readonly VendorSum[]): VendorSum => ({
  rows: sums.reduce((sum, { rows }) => sum + rows, 0),
  amount: sums.some(({ amount }) => amount !== null)
    ? sums.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    : null,
})
