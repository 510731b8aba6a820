import type { Generated } from 'kysely'

/** What waits for operators. */
export type DecisionKind = 'credential' | 'claim' | 'duplicate'

/** Something about one item of an organisation that an operator does. */
type OfOperator = {
  organisation_id: string
  /** Of a credential, of the membership that somebody asks for, or of the organisation that is probably the same. */
  item_id: string
  user_id: string
}

/** Who is at what waits, so that no two look at the same. */
type LeaseTable = OfOperator & { expires_at: string }

/** What was decided, and is done once it cannot be undone any more. */
type QueuedDecisionTable = OfOperator & {
  id: string
  kind: Generated<DecisionKind>
  /** Of what was decided on: where something else waits by now, nothing is done. */
  version: string
  /** As in the audit log. */
  actor: string
  /** JSON of a `QueueDecision`, a `ClaimDecision` or a `Dismissal`. */
  decision: string
  /** JSON of an `Occasion`; null: nobody is told by mail. */
  occasion: string | null
  created_at: string
  due_at: string
}

export type VerificationTables = {
  verification_leases: LeaseTable
  queued_decisions: QueuedDecisionTable
}
