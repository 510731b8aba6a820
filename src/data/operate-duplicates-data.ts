import type { PairPage, PairQuery } from '../api/resources/operate-duplicates.ts'
import type { Lease, QueuedDecision } from '../api/resources/operate.ts'
import type { Dismissal, PairItem } from '../contract/operate/duplicates.ts'
import type { MergePreview } from '../contract/operate/merge-preview.ts'

export type { PairPage, PairQuery }

/** A pair as it was shown. */
export type ShownPair = Pick<PairItem, 'slug' | 'otherSlug' | 'version'>

/** Suppliers that are probably registered twice; both are named by their slugs, in either order. */
export type OperateDuplicates = {
  queue(query: PairQuery): Promise<PairPage>
  /** Rejects with `unknown-pair` (404) where it does not wait. */
  item(slug: string, other: string): Promise<PairItem>
  /** Is at it, or stays. Rejects with `leased` (409) where somebody else is. */
  lease(slug: string, other: string): Promise<Lease>
  endLease(slug: string, other: string): Promise<void>
  /** Says that they are two. @param key under which it is decided once, however often it is sent */
  dismiss(pair: ShownPair, decision: Dismissal, key: string): Promise<QueuedDecision>
  /** What a merger would do. @param stays slug of the one that stays */
  preview(pair: Pick<ShownPair, 'slug' | 'otherSlug'>, stays: string): Promise<MergePreview>
  /** Makes them one. Rejects with `sign-in-again` where the sign-in is not fresh. */
  merge(pair: ShownPair, stays: string, key: string): Promise<void>
}
