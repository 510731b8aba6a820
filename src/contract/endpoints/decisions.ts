import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { catalogueId, slug } from '../fields.ts'
import { credentialDecision } from '../trust/credential-decision.ts'
import { credentialStates } from '../trust/credential-state.ts'

/** What those decide who check credentials. */
export const decisionEndpoints = {
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
