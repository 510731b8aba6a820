import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { countryCode, instant, line, slug } from '../fields.ts'
import { claimDecision } from '../operate/claim-decision.ts'
import { claimItem, claimKinds, queuedClaim } from '../operate/claims.ts'
import { lease, queuePage } from '../operate/queue.ts'

const one = v.strictObject({ slug, claimId: v.pipe(v.string(), v.uuid('is not a known id')) })

/** Claims of a profile that wait for the operator (OPR-3). */
export const operateClaimEndpoints = {
  claimQueue: endpoint({
    method: 'GET',
    path: '/operate/claims',
    access: 'operators',
    roles: ['support'],
    summary: 'Claims of a profile that nobody owns or whose owners do not answer, the oldest first',
    query: v.strictObject({
      kind: v.optional(v.picklist(claimKinds)),
      country: v.optional(countryCode),
      /** Where the page before it ended. */
      after: v.optional(v.pipe(v.string(), v.maxLength(400, 'is not a place in the list'))),
    }),
    response: v.object({
      results: v.pipe(v.array(queuedClaim), v.maxLength(queuePage)),
      /** Null: nothing comes behind it. */
      next: v.nullable(v.string()),
      /** All that match, as far as they are counted. */
      total: v.number(),
    }),
  }),
  claimItem: endpoint({
    method: 'GET',
    path: '/operate/claims/:slug/:claimId',
    access: 'operator',
    roles: ['support'],
    summary: 'Everything that helps to decide on a claim',
    params: one,
    response: v.object({ data: claimItem }),
  }),
  takeClaimLease: endpoint({
    method: 'POST',
    path: '/operate/claims/:slug/:claimId/lease',
    access: 'operator',
    roles: ['support'],
    summary: 'Be at it, or stay: others are told so, and cannot decide meanwhile',
    params: one,
    response: v.object({ data: lease }),
  }),
  endClaimLease: endpoint({
    method: 'DELETE',
    path: '/operate/claims/:slug/:claimId/lease',
    access: 'operator',
    roles: ['support'],
    summary: 'Leave it to others',
    params: one,
    status: 204,
  }),
  queueClaimDecision: endpoint({
    method: 'POST',
    path: '/operate/claims/:slug/:claimId/decisions',
    access: 'operator',
    roles: ['support'],
    summary: 'Decide on a claim; it is done, and told, once it cannot be undone any more',
    params: one,
    body: v.strictObject({
      /** `version` of the claim that was decided on: where it is another by now, nothing is. */
      version: line(100),
      decision: claimDecision,
    }),
    response: v.object({ data: v.object({ id: v.string(), dueAt: instant }) }),
    status: 201,
  }),
} as const
