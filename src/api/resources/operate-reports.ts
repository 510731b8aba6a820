import type * as v from 'valibot'
import { operateReportEndpoints } from '../../contract/endpoints/operate-reports.ts'
import type {
  AppealDecision,
  CaseRow,
  ReportCase,
  ReportDecision,
} from '../../contract/operate/reports.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'

const { reportQueue, reportCase, appealCase, takeReportLease } = operateReportEndpoints

export type CaseQuery = NonNullable<CallInput<typeof reportQueue>['query']>
export type CaseList = v.InferOutput<typeof reportQueue.response>
type Lease = v.InferOutput<typeof takeReportLease.response>['data']
/** What names a case. */
export type CaseKey = Pick<CaseRow, 'kind' | 'slug' | 'id'>

/** Reports and appeals in the operator's console. */
export const operateReportsApi = (call: Call) => ({
  async cases(query: CaseQuery): Promise<CaseList> {
    const answer = await call(operateReportEndpoints, 'reportQueue', { query })
    return readAnswer(reportQueue.response, answer)
  },
  async case({ kind, slug, id }: CaseKey): Promise<ReportCase> {
    const params = { slug, id }
    return kind === 'report'
      ? readAnswer(
          reportCase.response,
          await call(operateReportEndpoints, 'reportCase', { params }),
        ).data
      : readAnswer(
          appealCase.response,
          await call(operateReportEndpoints, 'appealCase', { params }),
        ).data
  },
  async leaseReports(slug: string): Promise<Lease> {
    const answer = await call(operateReportEndpoints, 'takeReportLease', { params: { slug } })
    return readAnswer(takeReportLease.response, answer).data
  },
  async endReportLease(slug: string): Promise<void> {
    await call(operateReportEndpoints, 'endReportLease', { params: { slug } })
  },
  async decideReport({ slug, id }: Omit<CaseKey, 'kind'>, body: ReportDecision): Promise<void> {
    await call(operateReportEndpoints, 'decideReport', { params: { slug, id }, body })
  },
  async decideAppeal({ slug, id }: Omit<CaseKey, 'kind'>, body: AppealDecision): Promise<void> {
    await call(operateReportEndpoints, 'decideAppeal', { params: { slug, id }, body })
  },
  async endSuspension(slug: string, id: string): Promise<void> {
    await call(operateReportEndpoints, 'endSuspension', { params: { slug, id } })
  },
})
