import type { Connection, Engine } from '../engine.ts'
import type { Occasion } from '../events/event.ts'
import type { Page, PageWanted } from '../keyset.ts'
import type { Fingerprints } from '../outreach/fingerprints.ts'
import { endLease, takeLease } from '../verification/leases.ts'
import { addReport, type SentReport } from './add-report.ts'
import { type DecidedAppeal, decideAppeal, makeAppeal } from './appeals.ts'
import { type DecidedReport, decideReport } from './decide-report.ts'
import { endSuspension } from './end-suspension.ts'
import type { LiftedSuspension } from './lift-suspension.ts'
import { type CaseView, countCases, listCases, type ListedCase } from './list-cases.ts'
import { ownSuspensions, type StoredSuspension } from './own-suspensions.ts'
import { caseContext, readAppeal, readReport, type StoredCase } from './report-case.ts'
import { type LetteredReport, letteredReport } from './lettered-report.ts'
import { reportsKey } from './report-leases.ts'
import { currentSuspension } from './suspensions.ts'

type Key = { organisationId: string; id: string }

/** Reports about profiles, suspensions and appeals (OPR-7); times are ms since the epoch. */
export type ReportStore = {
  /** @throws TooManyReports */
  add(report: SentReport, now: number): Promise<void>
  list(view: CaseView, wanted: PageWanted): Promise<Page<ListedCase>>
  /** How many there are, as far as they are counted. */
  count(view: CaseView): Promise<number>
  report(key: Key): Promise<StoredCase | undefined>
  appeal(key: Key): Promise<StoredCase | undefined>
  context(key: Key, now: number): ReturnType<typeof caseContext>
  /** What a letter to its reporter says. */
  lettered(id: string): Promise<LetteredReport | undefined>
  /** Takes the reports about a supplier. @returns until when, ISO 8601 @throws Leased */
  lease(organisationId: string, userId: string, now: number): Promise<string>
  endLease(organisationId: string, userId: string): Promise<void>
  /** @throws ReportClosed, Leased or UnfitDecision; then nothing is written */
  decide(decided: DecidedReport, now: number): Promise<void>
  /** Suspensions that members of the organisation may know. */
  suspensions(organisationId: string): Promise<StoredSuspension[]>
  /** The suspension of the profile as a whole that holds. */
  current(organisationId: string): ReturnType<typeof currentSuspension>
  /** @throws NoAppeal */
  makeAppeal(
    of: Pick<DecidedAppeal, 'organisation' | 'id'>,
    appeal: { text: string; by: { id: string; email: string }; occasion: Occasion | null },
    now: number,
  ): Promise<void>
  /** @throws NoOpenAppeal, OwnSuspension or Leased; then nothing is written */
  decideAppeal(decided: DecidedAppeal, now: number): Promise<void>
  /** @returns whether it held */
  endSuspension(ended: LiftedSuspension): Promise<boolean>
}

export function createReportStore(
  db: Connection,
  engine: Engine,
  fingerprint: Fingerprints,
): ReportStore {
  return {
    add: (report, now) => addReport(db, { engine, fingerprint }, report, now),
    list: (view, wanted) => listCases(db, view, wanted),
    count: (view) => countCases(db, view),
    report: (key) => readReport(db, key),
    appeal: (key) => readAppeal(db, key),
    context: (key, now) => caseContext(db, key, now),
    lettered: (id) => letteredReport(db, id),
    lease: (organisationId, userId, now) =>
      takeLease(db, reportsKey({ organisationId }), userId, now),
    endLease: (organisationId, userId) => endLease(db, reportsKey({ organisationId }), userId),
    decide: (decided, now) => decideReport(db, decided, now),
    suspensions: (organisationId) => ownSuspensions(db, organisationId),
    current: (organisationId) => currentSuspension(db, organisationId),
    makeAppeal: (of, appeal, now) => makeAppeal(db, of, appeal, now),
    decideAppeal: (decided, now) => decideAppeal(db, decided, now),
    endSuspension: (ended) => endSuspension(db, ended),
  }
}
