import type { AppealDecision, ReportDecision } from '#src/contract/operate/reports.ts'
import { useText } from '#src/i18n/text-context.ts'
import { announce } from '#src/ui/status-store.ts'
import { useOperate } from '../operate-context.ts'
import type { DraftRules } from '../queue/drafts.ts'
import { keyText } from '../queue/queue-key.ts'
import { isShown, useQueueDesk } from '../queue/use-queue-desk.ts'
import { useSubmissions } from '../queue/use-submissions.tsx'
import type { Undoing } from '../queue/use-undo.ts'
import { caseHref, type CaseItem, goToCase, type QueuedCase } from './case-key.ts'
import { type CaseDraft, newCaseDraft } from './report-draft.ts'

/** A decision on a report or an appeal. */
export type CaseDecision =
  { kind: 'report'; decision: ReportDecision } | { kind: 'appeal'; decision: AppealDecision }
type Submission = { item: CaseItem; draft: CaseDraft; decided: CaseDecision }
type Ending = { item: CaseItem; draft: object; suspensionId: string }

const rules: DraftRules<CaseItem, CaseDraft> = {
  begin: () => newCaseDraft,
  carry: (_, before) => before,
}

/** What was typed and decided about reports and appeals. */
export type CaseDesk = ReturnType<typeof useCaseDesk>

export function useCaseDesk(undoing: Pick<Undoing, 'offer'>) {
  const t = useText()
  const { data } = useOperate()
  const hrefTo = (item: CaseItem) =>
    caseHref(item.kind === 'appeal' ? { state: 'appeal' } : {}, keyText(item))
  const failedWords = ({ item: { supplier } }: Pick<Submission, 'item'>) =>
    t('operate-reports.decide.failed', { supplier })
  const desk = useQueueDesk<CaseItem, CaseDraft, Submission>({
    ...{ undoing, rules, failedWords, hrefOf: hrefTo, goTo: goToCase, leaseOf: leasedOf },
    leaseCalls: {
      lease: (slug) => data.leaseReports(slug),
      endLease: (slug) => data.endReportLease(slug),
    },
    // A case is read anew whenever it is opened.
    forget: () => {},
    async decide({ item, decided }) {
      await (decided.kind === 'report'
        ? data.decideReport(item, decided.decision)
        : data.decideAppeal(item, decided.decision))
      return null
    },
    wordsOf: ({ item: { supplier } }) => t('operate-reports.decide.done', { supplier }),
  })
  const recheck = ({ item }: Ending) => desk.queue.current?.recheck(item)
  const endings = useSubmissions<Ending, void>({
    ...{ isShown, failedWords, hrefOf: ({ item }) => hrefTo(item) },
    decide: ({ item, suspensionId }) => data.endSuspension(item.slug, suspensionId),
    onSend: () => {},
    onDecided(ending) {
      announce(t('operate-reports.suspensions.ended'))
      recheck(ending)
    },
    onStale: recheck,
  })
  return { ...desk, endings }
}

/** The lease is of all reports about a supplier. */
export const leasedOf = ({ slug }: { slug: string }) => ({ slug, itemId: 'reports' })

/** Whether a report is closed together with the one that was decided on: a suspension closes those about the same. */
export function isClosedBy({ item, decided }: Submission, row: QueuedCase): boolean {
  if (decided.kind === 'appeal' || row.kind === 'appeal' || row.slug !== item.slug) return false
  const { decision } = decided
  return (
    decision.outcome === 'suspended' ||
    (decision.outcome === 'credential-suspended' && decision.credentialId === row.credentialId)
  )
}
