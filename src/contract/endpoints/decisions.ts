import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { catalogueId, instant, slug } from '../fields.ts'
import { credentialDecision } from '../trust/credential-decision.ts'
import { credentialStates } from '../trust/credential-state.ts'

/** What those decide who check credentials, and how long one waits for it. */
export const decisionEndpoints = {
  credentialWaits: endpoint({
    method: 'GET',
    path: '/organisation/:slug/waits',
    access: 'member',
    summary: 'Which credentials wait for a verifier, at which place, and how long that takes',
    params: v.strictObject({ slug }),
    response: v.object({
      data: v.object({
        waiting: v.array(
          v.object({
            credentialId: v.string(),
            since: instant,
            /** From 1 on; one more than are counted where there are more. */
            place: v.number(),
          }),
        ),
        /** Milliseconds that half of what was decided lately had waited at most; null: nothing was. */
        medianWait: v.nullable(v.number()),
      }),
    }),
  }),
  decideCredential: endpoint({
    method: 'POST',
    path: '/organisation/:slug/credentials/:credentialId/decisions',
    access: 'operator',
    roles: ['verifier'],
    summary:
      'Decide on a credential of a profile; operators never on one of their own organisations',
    params: v.strictObject({ slug, credentialId: catalogueId }),
    body: credentialDecision,
    response: v.object({
      data: v.object({
        /** The one that it has now. */
        state: v.picklist(credentialStates),
      }),
    }),
  }),
} as const
