import { organisationsApi } from '../api/resources/organisations.ts'
import { reportsApi } from '../api/resources/reports.ts'
import { createCall, type HttpOptions } from '../api/http.ts'
import type { PublicProfile } from '../contract/public-profile.ts'
import type { NewReport, OwnSuspension, OwnSuspensions } from '../contract/reports/report.ts'

/** What the page on which profiles are reported reads and writes; nothing of it is kept by the data layer. */
export type ReportData = {
  /** Rejects with status 404 where there is none, and with 410 where it is suspended. */
  profile(slug: string): Promise<PublicProfile>
  send(report: NewReport): Promise<void>
  /** Rejects with status 401 for a guest, and with 403 for whoever is no member. */
  suspensions(slug: string): Promise<OwnSuspensions>
  /** Rejects with `no-appeal` (409): `appealed` where somebody has appealed before, `over` where it holds no more. */
  appeal(slug: string, id: string, text: string): Promise<OwnSuspension>
}

/** Over the client of the API. */
export function createReportData(options: HttpOptions): ReportData {
  const call = createCall(options)
  const organisations = organisationsApi(call)
  return {
    ...reportsApi(call),
    async profile(slug) {
      return organisations.publicProfile(slug)
    },
  }
}
