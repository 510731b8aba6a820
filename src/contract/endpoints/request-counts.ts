import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { requestCounts } from '../requests/request-counts.ts'

/** What the navigation of a supplier says of the requests of buyers (DSC-6). */
export const requestCountEndpoints = {
  requestCounts: endpoint({
    method: 'GET',
    path: '/organisation/:slug/requests/counts',
    access: 'member',
    summary: 'How many requests of buyers there are, and how many of them wait for an answer',
    params: v.strictObject({ slug }),
    response: v.object({ data: requestCounts }),
  }),
} as const
