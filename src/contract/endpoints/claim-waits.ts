import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'

/** How long somebody waits who has asked to belong to a supplier (OPR-3). */
export const claimWaitEndpoints = {
  claimWaits: endpoint({
    method: 'GET',
    path: '/user/claims/waits',
    access: 'signed-in',
    summary: 'At which places one’s own claims wait for the operator, and how long that takes',
    response: v.object({
      data: v.object({
        waiting: v.array(
          v.object({
            slug,
            /** From 1 on, and of how many, as far as they are counted. */
            place: v.number(),
            of: v.number(),
          }),
        ),
        /** Half of what was decided lately had waited no longer, in ms; null: nothing was decided. */
        medianWait: v.nullable(v.number()),
      }),
    }),
  }),
} as const
