import * as v from 'valibot'
import { type CaseRow, type CaseState, caseStates } from '#src/contract/operate/reports.ts'
import { reportReasons } from '#src/contract/reports/report.ts'
import type { CaseKey, CaseQuery } from '#src/data/operate-data.ts'
import { reportsPath } from '../paths.ts'
import { hrefOf } from '../place.ts'

/** Which cases are shown, as the address says it. */
export type CaseFilters = Pick<CaseQuery, 'state' | 'reason'>

const filters = v.object({
  state: v.fallback(v.optional(v.picklist(caseStates)), undefined),
  reason: v.fallback(v.optional(v.picklist(reportReasons)), undefined),
})

/** The filters of an address; what is none is left out. */
export function readCaseFilters(query: Readonly<Record<string, string | undefined>>): CaseFilters {
  const { state, reason } = v.parse(filters, query)
  return { ...(state && { state }), ...(reason && hasReasons(state) && { reason }) }
}

/** Whether cases in a state have reasons: appeals have none. */
export const hasReasons = (state: CaseState = 'open') => state === 'open' || state === 'decided'

/** A case as an address names it. */
export const caseText = ({ kind, slug, id }: Pick<CaseRow, 'kind' | 'slug' | 'id'>) =>
  `${kind}/${slug}/${id}`

/** @returns null for what names no case */
export function readCase(text: string | undefined): CaseKey | null {
  const [kind, slug, id, ...more] = (text ?? '').split('/')
  if ((kind !== 'report' && kind !== 'appeal') || !slug || !id || more.length > 0) return null
  return { kind, slug, id }
}

/** The address of a case, or of the list alone, under some filters. */
export const caseHref = (shown: CaseFilters, open?: string) =>
  hrefOf(reportsPath, { ...shown, case: open })
