import type { ClaimPage, ClaimQuery } from '../api/resources/operate-claims.ts'
import type { Lease, QueuedDecision } from '../api/resources/operate.ts'
import type { ClaimDecision } from '../contract/operate/claim-decision.ts'
import type { ClaimItem } from '../contract/operate/claims.ts'

export type { ClaimPage, ClaimQuery }

/** Claims of a profile that wait for the operator. */
export type OperateClaims = {
  queue(query: ClaimQuery): Promise<ClaimPage>
  /** Rejects with `unknown-member` (404) where it does not wait. */
  item(slug: string, claimId: string): Promise<ClaimItem>
  /** Is at it, or stays. Rejects with `leased` (409) where somebody else is. */
  lease(slug: string, claimId: string): Promise<Lease>
  endLease(slug: string, claimId: string): Promise<void>
  /** @param key under which it is decided once, however often it is sent */
  decide(
    item: Pick<ClaimItem, 'slug' | 'claimId' | 'version'>,
    decision: ClaimDecision,
    key: string,
  ): Promise<QueuedDecision>
}
