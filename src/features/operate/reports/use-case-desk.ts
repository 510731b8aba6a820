import type { ReportCase } from '#src/contract/operate/reports.ts'
import { useDrafts } from '../queue/use-drafts.ts'
import {
  type AppealDraft,
  newAppealDraft,
  newReportDraft,
  type ReportDraft,
} from './report-draft.ts'

/** What a draft is about; what was reported or said in an appeal is as it was sent. */
type Drafted = { slug: string; itemId: string; version: string }

/** What was typed about reports and appeals; it stays while others are looked at. */
export type CaseDesk = ReturnType<typeof useCaseDesk>

export function useCaseDesk() {
  const reports = useDrafts<Drafted, ReportDraft>({ begin: () => newReportDraft, carry: keep })
  const appeals = useDrafts<Drafted, AppealDraft>({ begin: () => newAppealDraft, carry: keep })
  return { reports, appeals }
}

/** What a draft about a case is kept under. */
export const drafted = ({ slug, id }: Pick<ReportCase, 'slug' | 'id'>): Drafted => ({
  ...{ slug, itemId: id, version: '' },
})

const keep = <Draft>(_: Drafted, before: Draft): Draft => before
