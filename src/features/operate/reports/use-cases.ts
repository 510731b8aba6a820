import { useState } from 'react'
import type { CaseRow } from '#src/contract/operate/reports.ts'
import type { CaseList } from '#src/data/operate-data.ts'
import { useAction } from '#src/ui/use-action.ts'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { useOperate } from '../operate-context.ts'
import { type CaseFilters, caseText } from './case-key.ts'

type Onward = { of: CaseList; rows: readonly CaseRow[]; next: string | null }

/** Cases, read page by page. @param turn another one has them read anew */
export function useCases(filters: CaseFilters, turn: number) {
  const { data } = useOperate()
  const first = useLoaded(`cases ${JSON.stringify(filters)} ${turn}`, () => data.cases(filters))
  const [read, setRead] = useState<Onward | null>(null)
  const action = useAction()
  const page = first.state === 'ready' ? first.value : null
  const onward = page && read?.of === page ? read : null
  const rows = onward?.rows ?? page?.results ?? []
  const next = onward ? onward.next : (page?.next ?? null)

  function more() {
    if (!page || !next || action.busy) return
    action.run(async () => {
      const following = await data.cases({ ...filters, after: next })
      const known = new Set(rows.map(caseText))
      const added = following.results.filter((row) => !known.has(caseText(row)))
      setRead({ of: page, rows: [...rows, ...added], next: following.next })
    })
  }
  return { first, rows, total: page?.total ?? 0, hasMore: next !== null, more, action }
}
