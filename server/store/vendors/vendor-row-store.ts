import { sql } from 'kysely'
import type { RowDecision } from '#src/contract/buyers/vendor-row.ts'
import type { VendorCandidate, VendorVerdict } from '#src/contract/vendors/vendor-match.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { BuyerKey } from '../buyers/buyer-store.ts'
import { lockBuyer } from '../buyers/lock-buyer.ts'
import { type Connection, containing } from '../engine.ts'
import { fold } from '../names.ts'
import { type KnownSupplier, knownSuppliers } from './known-suppliers.ts'
import { findList } from './vendor-list-store.ts'

/** What a row of a list says, as it was written. */
export type SaidOfRow = {
  vendorNumber: string
  numbers: string[]
  country: string
  town: string
  domains: string[]
}

/** A row of a list with what was found for it. */
export type StoredRow = {
  at: number
  version: number
  name: string
  said: SaidOfRow
  amount: number | null
  verdict: VendorVerdict
  outcome: VendorVerdict
  /** Slug under which a supplier was chosen; empty: none of them is meant; null: nobody has decided. */
  decision: string | null
  supplier: string | null
  candidates: VendorCandidate[]
  /** The first row of the same vendor; null: this is it. */
  repeats: number | null
}

export type RowsWanted = {
  outcome?: VendorVerdict | undefined
  /** Only rows of a vendor that an earlier row has. */
  isRepeat?: boolean | undefined
  words?: string | undefined
  /** Row of the sheet behind which it goes on. */
  after?: number | undefined
  limit: number
}

/** Rows and what was spent with them; null: no row says it. */
export type VendorSum = { rows: number; amount: number | null }

/** Rows of lists of vendors; whoever asks has found the list before. */
export type VendorRowStore = {
  page(listId: string, wanted: RowsWanted): Promise<StoredRow[]>
  /** What the public may know of suppliers now, by slugs under which they were found. */
  suppliers(slugs: readonly string[]): Promise<Map<string, KnownSupplier>>
  /**
   * Says which supplier a row means. It is always clear what was found before.
   * @throws ProblemError 404; 412 where it is not the version that was looked at; 422 for a supplier that is no candidate
   */
  decide(
    buyer: BuyerKey,
    by: string,
    row: { listId: string; at: number; version: number },
    decision: RowDecision,
  ): Promise<StoredRow>
  /** By what counts for them. */
  sums(listId: string): Promise<Record<VendorVerdict, VendorSum>>
  /** Of the rows that match, by the slug of the supplier. */
  sumsBySupplier(listId: string): Promise<(VendorSum & { slug: string })[]>
}

export function createVendorRowStore(db: Connection): VendorRowStore {
  const rowsOf = (from: Connection, listId: string) =>
    from
      .selectFrom('vendor_rows')
      .select(['row_at', 'version', 'name', 'said', 'amount', 'verdict', 'outcome'])
      .select(['decision', 'supplier', 'candidates', 'repeats_row'])
      .where('list_id', '=', listId)
  const sumOf = () =>
    db
      .selectFrom('vendor_rows')
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .select(({ fn }) => fn.sum<number | null>('amount').as('amount'))
  return {
    async page(listId, { outcome, isRepeat, words, after, limit }) {
      const asked = fold(words ?? '')
        .split(' ')
        .filter(Boolean)
      let query = rowsOf(db, listId)
        .where('row_at', '>', after ?? 0)
        .orderBy('row_at')
        .limit(limit)
      if (outcome) query = query.where('outcome', '=', outcome)
      if (isRepeat) query = query.where('repeats_row', 'is not', null)
      for (const word of asked)
        query = query.where(sql<boolean>`words like ${containing(word)} escape '\\'`)
      return (await query.execute()).map(readRow)
    },
    suppliers: (slugs) => knownSuppliers(db, slugs),
    decide: (buyer, by, { listId, at, version }, decision) =>
      db.transaction().execute(async (transaction) => {
        await lockBuyer(transaction, buyer.id, { userId: by, least: 'EDITOR' })
        await findList(transaction, buyer.id, listId)
        const found = await rowsOf(transaction, listId).where('row_at', '=', at).executeTakeFirst()
        if (!found) throw problem(404, 'problems.unknown-record')
        const row = readRow(found)
        if (row.version !== version) throw problem(412, 'problems.record-changed')
        const now = { ...row, ...decided(row, decision), version: version + 1 }
        const { decision: chosen, outcome, supplier } = now
        await transaction
          .updateTable('vendor_rows')
          .set({ version: version + 1, decision: chosen, outcome, supplier })
          .where('list_id', '=', listId)
          .where('row_at', '=', at)
          .execute()
        await count(transaction, listId, row.outcome, outcome)
        await recordAudit(transaction, {
          ...{ actor: by, action: 'vendor-list.decide', subject: buyer.slug },
          details: { list: listId, row: at, decision: decision.kind },
        })
        return now
      }),
    async sums(listId) {
      const rows = await sumOf()
        .select('outcome')
        .where('list_id', '=', listId)
        .groupBy('outcome')
        .execute()
      const of = (verdict: VendorVerdict): VendorSum => {
        const row = rows.find(({ outcome }) => outcome === verdict)
        return { rows: Number(row?.rows ?? 0), amount: row?.amount ?? null }
      }
      return { match: of('match'), possible: of('possible'), none: of('none') }
    },
    async sumsBySupplier(listId) {
      const rows = await sumOf()
        .select('supplier as slug')
        .where('list_id', '=', listId)
        .where('outcome', '=', 'match')
        .groupBy('supplier')
        .execute()
      return rows.flatMap(({ slug, rows: number, amount }) =>
        slug === null ? [] : { slug, rows: Number(number), amount },
      )
    },
  }
}

type Row = {
  [Column in 'row_at' | 'version']: number
} & { name: string; said: string; amount: number | null; candidates: string } & {
  [Column in 'verdict' | 'outcome']: VendorVerdict
} & { [Column in 'decision' | 'supplier']: string | null } & { repeats_row: number | null }

const readRow = ({ row_at, said, candidates, repeats_row, ...row }: Row): StoredRow => ({
  ...row,
  ...{ at: row_at, repeats: repeats_row },
  said: JSON.parse(said) as SaidOfRow,
  candidates: JSON.parse(candidates) as VendorCandidate[],
})

/** What counts from a decision on. @throws ProblemError 422 for a supplier that is no candidate */
function decided(
  { verdict, candidates }: StoredRow,
  decision: RowDecision,
): Pick<StoredRow, 'decision' | 'outcome' | 'supplier'> {
  if (decision.kind === 'none') return { decision: '', outcome: 'none', supplier: null }
  if (decision.kind === 'undo') {
    const [first] = candidates
    const supplier = verdict === 'match' ? (first?.slug ?? null) : null
    return { decision: null, outcome: verdict, supplier }
  }
  const { key } = decision
  if (!candidates.some(({ slug }) => slug === key))
    throw problem(422, 'problems.invalid.list-candidate', { field: 'decision.key' })
  return { decision: key, outcome: 'match', supplier: key }
}

const counters = { match: 'matches', possible: 'possibles', none: 'strangers' } as const

/** Counts a row where it belongs now. */
async function count(
  transaction: Connection,
  listId: string,
  from: VendorVerdict,
  to: VendorVerdict,
): Promise<void> {
  if (from === to) return
  await transaction
    .updateTable('vendor_lists')
    .set(({ eb }) => ({
      [counters[from]]: eb(counters[from], '-', 1),
      [counters[to]]: eb(counters[to], '+', 1),
    }))
    .where('id', '=', listId)
    .execute()
}
