import * as v from 'valibot'
import {
  type CaseRow,
  type CaseState,
  caseStates,
  type ReportCase,
} from '#src/contract/operate/reports.ts'
import { reportReasons } from '#src/contract/reports/report.ts'
import type { CaseList, CaseQuery } from '#src/data/operate-data.ts'
import { reportsPath } from '../paths.ts'
import { go, hrefOf, placeNow } from '../place.ts'
import type { PageOf } from '../queue/queue-rows.ts'

/** Which cases are shown, as the address says it. */
export type CaseFilters = Pick<CaseQuery, 'state' | 'reason'>

const filters = v.object({
  state: v.fallback(v.optional(v.picklist(caseStates)), undefined),
  reason: v.fallback(v.optional(v.picklist(reportReasons)), undefined),
})

/** The filters of an address; what is none is left out. */
export function readCaseFilters(query: Readonly<Record<string, string | undefined>>): CaseFilters {
  const { state, reason } = v.parse(filters, query)
  return { ...(state && { state }), ...(reason && kindOf(state) === 'report' && { reason }) }
}

/** What the cases in a state are; appeals have no reasons. */
export const kindOf = (state: CaseState = 'open'): CaseRow['kind'] =>
  state === 'open' || state === 'decided' ? 'report' : 'appeal'

/** A case as queues know it. */
export type QueuedCase = Omit<CaseRow, 'id' | 'at'> & { itemId: string; since: string }

/** A page of cases as queues know them. */
export const queuedCases = ({ results, ...page }: CaseList): PageOf<QueuedCase> => ({
  ...page,
  results: results.map(({ id, at, ...row }) => ({ ...row, itemId: id, since: at })),
})

/** A case as desks know it; what was reported or said in an appeal is as it was sent. */
export type CaseItem = ReportCase & { itemId: string; version: string }
export const caseItem = (one: ReportCase): CaseItem => ({ ...one, itemId: one.id, version: '' })

/** The address of a case, or of the list alone, under some filters. */
export const caseHref = (shown: CaseFilters, item?: string) =>
  hrefOf(reportsPath, { ...shown, item })

/** Shows a case, or only the list, under the filters of this moment. */
export function goToCase(item: string | null): void {
  const { query } = placeNow()
  go(caseHref(readCaseFilters(query), item ?? undefined), { replace: query['item'] !== undefined })
}
