import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { appealText } from '../operate/reports.ts'
import { newReport, ownSuspension, ownSuspensions } from '../reports/report.ts'

/** Reports about profiles, and what owners can do about a suspension (OPR-7). */
export const reportEndpoints = {
  reportProfile: endpoint({
    method: 'POST',
    path: '/reports',
    access: 'public',
    summary: 'Report something about a profile or one of its credentials',
    body: newReport,
    // The same for everybody: it tells nothing of who has an account or has reported before.
    response: v.object({ data: v.object({ received: v.literal(true) }) }),
    status: 201,
  }),
  suspensions: endpoint({
    method: 'GET',
    path: '/organizations/:slug/suspensions',
    access: 'member',
    summary: 'What of an organisation is suspended, why, and what became of appeals',
    params: v.strictObject({ slug }),
    response: ownSuspensions,
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/organizations/:slug/suspensions/:id/appeal',
    access: 'owner',
    whileSuspended: true,
    summary: 'Appeal against a suspension, once',
    params: v.strictObject({
      slug,
      id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'is not a known id')),
    }),
    body: v.strictObject({ text: appealText }),
    response: v.object({ data: ownSuspension }),
    status: 201,
  }),
} as const
