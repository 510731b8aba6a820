import type { RowChoice, RowDecision, VendorRow } from '#src/contract/buyers/vendor-row.ts'
import { type Pages, usePages } from '#src/ui/use-pages.ts'
import { useBuying } from '../buying-context.ts'

/** `choice`: null, all of them. */
export type RowFilter = { choice: RowChoice | null; words: string }

/** Rows of a list, some at a time, and what can be decided about them. */
export type Rows = Pick<Pages<VendorRow>, 'loaded' | 'more'> & {
  /** Rejects with a ProblemError; where somebody else was faster, what is there now is shown. */
  decide(row: VendorRow, decision: RowDecision): Promise<VendorRow>
}

/** @param filter rows that are decided stay where they are, until another filter is chosen */
export function useRows(id: string, filter: RowFilter): Rows {
  const { buyers, buyer } = useBuying()
  const of = { buyer: buyer.slug, id }
  const read = (asked: Partial<RowFilter>, after?: string) =>
    buyers.vendors.rows(of, { ...asked, ...(after && { after }) })
  const { loaded, more, change } = usePages(
    `rows of ${id} ${filter.choice ?? 'all'} ${filter.words}`,
    (after) => read(filter, after),
  )
  const put = (row: VendorRow) =>
    change((rows) => rows.map((one) => (one.at === row.at ? row : one)))
  return {
    ...{ loaded, more },
    async decide(row, decision) {
      try {
        const decided = await buyers.vendors.decide(of, row, decision)
        put(decided)
        return decided
      } catch (error) {
        const { results } = await read({}, row.at > 1 ? String(row.at - 1) : undefined)
        const [now] = results
        if (now?.at === row.at) put(now)
        throw error
      }
    },
  }
}
