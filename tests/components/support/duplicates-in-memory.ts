import type {
  ComparedSupplier,
  Dismissal,
  PairItem,
  QueuedPair,
} from '#src/contract/operate/duplicates.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { OperateDuplicates } from '#src/data/operate-duplicates-data.ts'

/** Pairs in memory, and what was decided about them. */
export type DuplicatesInMemory = {
  duplicates: OperateDuplicates
  dismissals: { slug: string; decision: Dismissal }[]
  /** Slugs of the pairs that became one, with that of the supplier that stays. */
  mergers: { slug: string; stays: string }[]
  /** Whether the sign-in is too old for what cannot be undone. */
  isStale: boolean
  /** Slugs of pairs that are gone although the list still has them. */
  gone: Set<string>
}

/** @param count how many wait, every other one because of its name */
export function duplicatesInMemory(count: number): DuplicatesInMemory {
  const rows = Array.from({ length: count }, (_, index): QueuedPair => ({
    ...{ slug: `rope-${index}`, supplier: `Rope ${index}`, countryCode: 'AU' },
    otherSlug: `rope-${index}-ltd`,
    other: { slug: `rope-${index}-ltd`, supplier: `Rope ${index} Ltd`, countryCode: 'AU' },
    reasons: index % 2 === 1 ? ['name'] : ['number', 'website'],
    since: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
    lease: null,
  }))
  const memory: Omit<DuplicatesInMemory, 'duplicates'> = {
    ...{ dismissals: [], mergers: [], isStale: false, gone: new Set() },
  }
  const waiting = () =>
    rows.filter(({ slug }) =>
      [...memory.dismissals, ...memory.mergers].every((one) => one.slug !== slug),
    )
  const duplicates: OperateDuplicates = {
    async queue({ reason }) {
      const results = waiting().filter((row) => !reason || row.reasons.includes(reason))
      const brands = ['one', 'two'].map((id) => ({ id, name: `Brand ${id}` }))
      return { results, next: null, total: results.length, brands }
    },
    async item(slug): Promise<PairItem> {
      const row = waiting().find((one) => one.slug === slug)
      if (!row || memory.gone.has(slug))
        throw new ProblemError({ status: 404, code: 'unknown-pair', message: '' })
      const both: Omit<ComparedSupplier, 'slug' | 'supplier'> = {
        ...{ countryCode: 'AU', address: '1 Wharf Road', website: 'https://rope.example' },
        ...{ identifiers: [], owners: 1, people: 2, credentials: 3 },
        ...{ registeredAt: row.since, changedAt: row.since },
      }
      return {
        ...{ ...row, version: 'as-shown', signs: [] },
        suppliers: [
          { ...both, slug, supplier: row.supplier },
          { ...both, slug: row.otherSlug, supplier: row.other.supplier, address: '2 Hill Street' },
        ],
        dismissed: {
          ...{ at: row.since, by: 'Bo Ng', reason: 'other', note: 'Two sisters.' },
        },
      }
    },
    lease: async () => ({ name: 'Olga', isSelf: true, until: new Date().toISOString() }),
    endLease: async () => {},
    async dismiss({ slug }, decision) {
      memory.dismissals.push({ slug, decision })
      return { id: slug, dueAt: new Date(Date.now() + 10_000).toISOString() }
    },
    preview: async ({ slug, otherSlug }, stays) => ({
      ...{ stays, goes: stays === slug ? otherSlug : slug, filledIn: ['address'] },
      parts: [{ part: 'memberships', moved: 2, known: 1 }],
      redirects: [stays === slug ? otherSlug : slug],
      owners: [{ name: 'Olive Ng', email: 'olive@rope.example' }],
    }),
    async merge({ slug }, stays) {
      if (memory.isStale)
        throw new ProblemError({ status: 403, code: 'sign-in-again', message: 'Too old.' })
      if (memory.gone.has(slug))
        throw new ProblemError({
          status: 409,
          code: 'not-waiting',
          message: 'Somebody was faster.',
        })
      memory.mergers.push({ slug, stays })
    },
  }
  return Object.assign(memory, { duplicates })
}
