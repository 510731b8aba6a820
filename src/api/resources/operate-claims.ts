import type * as v from 'valibot'
import { operateClaimEndpoints } from '../../contract/endpoints/operate-claims.ts'
import type { ClaimDecision } from '../../contract/operate/claim-decision.ts'
import type { ClaimItem } from '../../contract/operate/claims.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import type { Lease, QueuedDecision } from './operate.ts'

const { claimQueue, claimItem, takeClaimLease, queueClaimDecision } = operateClaimEndpoints

export type ClaimQuery = NonNullable<CallInput<typeof claimQueue>['query']>
export type ClaimPage = v.InferOutput<typeof claimQueue.response>

/** Claims of a profile that wait for the operator. */
export const operateClaimsApi = (call: Call) => ({
  async queue(query: ClaimQuery): Promise<ClaimPage> {
    const answer = await call(operateClaimEndpoints, 'claimQueue', { query })
    return readAnswer(claimQueue.response, answer)
  },
  async item(slug: string, claimId: string): Promise<ClaimItem> {
    const params = { slug, claimId }
    const answer = await call(operateClaimEndpoints, 'claimItem', { params })
    return readAnswer(claimItem.response, answer).data
  },
  async lease(slug: string, claimId: string): Promise<Lease> {
    const params = { slug, claimId }
    const answer = await call(operateClaimEndpoints, 'takeClaimLease', { params })
    return readAnswer(takeClaimLease.response, answer).data
  },
  async endLease(slug: string, claimId: string): Promise<void> {
    await call(operateClaimEndpoints, 'endClaimLease', { params: { slug, claimId } })
  },
  async decide(
    { slug, claimId, version }: Pick<ClaimItem, 'slug' | 'claimId' | 'version'>,
    decision: ClaimDecision,
    key: string,
  ): Promise<QueuedDecision> {
    const answer = await call(operateClaimEndpoints, 'queueClaimDecision', {
      params: { slug, claimId },
      body: { version, decision },
      headers: { 'idempotency-key': key },
    })
    return readAnswer(queueClaimDecision.response, answer).data
  },
})
