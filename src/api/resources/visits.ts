import { visitEndpoints } from '../../contract/endpoints/visits.ts'
import { type VisitPeriod, type Visits, visits } from '../../contract/visits.ts'
import type { Call } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { unwrapData } from '../unwrap.ts'

/** How the profile of an organisation is looked at. */
export const visitsApi = (call: Call) => ({
  async of(slug: string, days: VisitPeriod): Promise<Visits> {
    const input = { params: { slug }, query: { days } }
    return readAnswer(visits, unwrapData(await call(visitEndpoints, 'organisationVisits', input)))
  },
})
