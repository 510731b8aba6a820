import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { visitPeriods, visits } from '../visits.ts'

/** How the profile of an organisation is looked at (OPR-6). */
export const visitEndpoints = {
  organisationVisits: endpoint({
    method: 'GET',
    path: '/organisation/:slug/visits',
    access: 'member',
    summary: 'Views of the profile and loads of its badge by day; hosts that led there often',
    params: v.strictObject({ slug }),
    query: v.strictObject({ days: v.optional(v.picklist(visitPeriods), '30') }),
    response: v.object({ data: visits }),
  }),
} as const
