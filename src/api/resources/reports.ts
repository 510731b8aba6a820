import { reportEndpoints } from '../../contract/endpoints/reports.ts'
import type { NewReport, OwnSuspension, OwnSuspensions } from '../../contract/reports/report.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'

const { suspensions, appeal } = reportEndpoints

/** Reports, suspensions and appeals. Their answers are of this very server: nothing in them needs mending. */
export const reportsApi = (call: Call) => ({
  async send(body: NewReport): Promise<void> {
    await call(reportEndpoints, 'reportProfile', { body })
  },
  async suspensions(slug: string): Promise<OwnSuspensions> {
    const answer = await call(reportEndpoints, 'suspensions', { params: { slug } })
    return readAnswer(suspensions.response, answer)
  },
  async appeal(slug: string, id: string, text: string): Promise<OwnSuspension> {
    const answer = await call(reportEndpoints, 'appeal', { params: { slug, id }, body: { text } })
    return readAnswer(appeal.response, answer).data
  },
})
