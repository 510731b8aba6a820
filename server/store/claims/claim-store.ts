import type { ClaimDecision } from '#src/contract/operate/claim-decision.ts'
import type { OperatorScope } from '../../policies/operator.ts'
import type { Connection } from '../engine.ts'
import type { Page, PageWanted } from '../keyset.ts'
import { endLease, takeLease } from '../verification/leases.ts'
import { type NewDecision, queueDecision } from '../verification/queued-decisions.ts'
import { type ClaimContext, claimContext } from './claim-context.ts'
import { claimRules } from './claim-rules.ts'
import { claimPlaces, medianClaimWait, type WaitingClaim } from './claim-waits.ts'
import { type ClaimRow, type ClaimView, countClaims, listClaims } from './list-claims.ts'

export type ClaimKey = { organisationId: string; claimId: string }
type NewClaimDecision = ClaimKey &
  Omit<NewDecision, 'kind' | 'key' | 'decision'> & { decision: ClaimDecision }

/** Claims of a profile that wait for the operator (OPR-3); times are ms since the epoch. */
export type ClaimStore = {
  list(view: ClaimView, wanted: PageWanted): Promise<Page<ClaimRow>>
  /** How many wait, as far as they are counted. */
  count(view: ClaimView): Promise<number>
  /** @returns undefined where it does not wait for the operator */
  context(
    key: ClaimKey,
    wanted: { scope: OperatorScope; now: number },
  ): Promise<ClaimContext | undefined>
  /** @returns until when, ISO 8601 @throws Leased */
  lease(key: ClaimKey, userId: string, now: number): Promise<string>
  endLease(key: ClaimKey, userId: string): Promise<void>
  /** @throws NotWaiting, Leased or ProblemError; then nothing is written */
  decide(decision: NewClaimDecision, now: number): Promise<{ id: string; dueAt: string }>
  places(userId: string, now: number): Promise<WaitingClaim[]>
  /** How long what was decided lately had waited, in ms; null where nothing was decided. */
  medianWait(now: number): Promise<number | null>
}

export function createClaimStore(db: Connection): ClaimStore {
  return {
    list: (view, wanted) => listClaims(db, view, wanted),
    count: (view) => countClaims(db, view),
    context: (key, wanted) => claimContext(db, key, wanted),
    lease: (key, userId, now) => takeLease(db, itemOf(key), userId, now),
    endLease: (key, userId) => endLease(db, itemOf(key), userId),
    decide: ({ organisationId, claimId, ...decision }, now) => {
      const key = itemOf({ organisationId, claimId })
      return queueDecision(db, claimRules, { kind: 'claim', key, ...decision }, now)
    },
    places: (userId, now) => claimPlaces(db, userId, now),
    medianWait: (now) => medianClaimWait(db, now),
  }
}

const itemOf = ({ organisationId, claimId }: ClaimKey) => ({ organisationId, itemId: claimId })
