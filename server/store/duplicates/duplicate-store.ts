import type { Dismissal } from '#src/contract/operate/duplicates.ts'
import type { Connection } from '../engine.ts'
import type { Page, PageWanted } from '../keyset.ts'
import { endLease, takeLease } from '../verification/leases.ts'
import { type NewDecision, queueDecision } from '../verification/queued-decisions.ts'
import { duplicateRules, itemOf } from './duplicate-rules.ts'
import { countPairs, listPairs, type PairRow, type PairView } from './list-pairs.ts'
import { type MergeTrial, mergePair, type NewMerge, tryMerge } from './merge-pair.ts'
import { type PairContext, pairContext } from './pair-context.ts'
import type { Pair } from './pair.ts'

type NewDismissal = { pair: Pair; decision: Dismissal } & Omit<
  NewDecision,
  'kind' | 'key' | 'decision'
>

/** Suppliers that are probably registered twice (OPR-3); times are ms since the epoch. */
export type DuplicateStore = {
  list(view: PairView, wanted: PageWanted): Promise<Page<PairRow>>
  /** How many wait, as far as they are counted. */
  count(view: PairView): Promise<number>
  /** @returns undefined where the pair does not wait */
  context(pair: Pair, now: number): Promise<PairContext | undefined>
  /** @returns until when, ISO 8601 @throws Leased */
  lease(pair: Pair, userId: string, now: number): Promise<string>
  endLease(pair: Pair, userId: string): Promise<void>
  /** Says that they are two. @throws NotWaiting or Leased; then nothing is written */
  dismiss(dismissal: NewDismissal, now: number): Promise<{ id: string; dueAt: string }>
  /** What a merger would do. @throws NotWaiting */
  tryMerge(both: Omit<NewMerge, 'version' | 'by' | 'occasion'>): Promise<MergeTrial>
  /** Makes them one. @throws NotWaiting or Leased; then nothing is written */
  merge(merge: NewMerge, now: number): Promise<void>
}

export function createDuplicateStore(db: Connection): DuplicateStore {
  return {
    list: (view, wanted) => listPairs(db, view, wanted),
    count: (view) => countPairs(db, view),
    context: (pair, now) => pairContext(db, pair, now),
    lease: (pair, userId, now) => takeLease(db, itemOf(pair), userId, now),
    endLease: (pair, userId) => endLease(db, itemOf(pair), userId),
    dismiss: ({ pair, ...decision }, now) =>
      queueDecision(db, duplicateRules, { kind: 'duplicate', key: itemOf(pair), ...decision }, now),
    tryMerge: (both) => tryMerge(db, both),
    merge: (merge, now) => mergePair(db, merge, now),
  }
}
