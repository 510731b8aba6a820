import { endpoint } from '../endpoint.ts'
import { recommendationAnswer, recommendationRequest } from '../recommendation.ts'

/** Pathways. */
export const recommendationEndpoints = {
  recommendCredentials: endpoint({
    method: 'POST',
    path: '/credential-recommendations',
    access: 'signed-in',
    summary: 'Credentials worth having for a supplier, best first, each with its reason',
    body: recommendationRequest,
    response: recommendationAnswer,
  }),
} as const
