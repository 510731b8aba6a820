import { useState } from 'react'
import type { RowDecision, VendorRow } from '#src/contract/buyers/vendor-row.ts'
import type { VendorVerdict } from '#src/contract/vendors/vendor-match.ts'
import { type Loaded, useLoaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

export type RowFilter = { outcome: VendorVerdict | null; words: string }
type Shown = { key: string; rows: readonly VendorRow[]; next: string | null }

/** Rows of a list, some at a time, and what can be decided about them. */
export type Rows = {
  loaded: Loaded<Shown>
  /** Rejects with a ProblemError. */
  more(): Promise<void>
  /** Rejects with a ProblemError; where somebody else was faster, what is there now is shown. */
  decide(row: VendorRow, decision: RowDecision): Promise<VendorRow>
}

/** @param filter rows that are decided stay where they are, until another filter is chosen */
export function useRows(id: string, { outcome, words }: RowFilter): Rows {
  const { buyers, buyer } = useBuying()
  const of = { buyer: buyer.slug, id }
  const asked = { outcome: outcome ?? undefined, words }
  const key = `rows of ${id} ${outcome ?? 'all'} ${words}`
  const [shown, setShown] = useState<Shown | null>(null)
  const loaded = useLoaded(key, async () => {
    const { results, next } = await buyers.vendors.rows(of, asked)
    const first = { key, rows: results, next }
    setShown(first)
    return first
  })
  const put = (row: VendorRow) =>
    setShown(
      (now) => now && { ...now, rows: now.rows.map((one) => (one.at === row.at ? row : one)) },
    )
  return {
    loaded:
      loaded.state === 'ready' && shown?.key === key ? { state: 'ready', value: shown } : loaded,
    async more() {
      if (!shown?.next) return
      const { results, next } = await buyers.vendors.rows(of, { ...asked, after: shown.next })
      setShown((now) => (now?.key === key ? { key, rows: [...now.rows, ...results], next } : now))
    },
    async decide(row, decision) {
      try {
        const decided = await buyers.vendors.decide(of, row, decision)
        put(decided)
        return decided
      } catch (error) {
        const before = row.at > 1 ? { after: String(row.at - 1) } : {}
        const { results } = await buyers.vendors.rows(of, before)
        const [now] = results
        if (now?.at === row.at) put(now)
        throw error
      }
    },
  }
}
