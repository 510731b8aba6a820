/** Something of one credential of an organisation that a verifier does. */
type OfVerifier = { organisation_id: string; credential_id: string; user_id: string }

/** Who is at what waits, so that no two look at the same. */
type LeaseTable = OfVerifier & { expires_at: string }

/** What was decided, and is done once it cannot be undone any more. */
type QueuedDecisionTable = OfVerifier & {
  id: string
  /** Of what was decided on: where something else waits by now, nothing is done. */
  version: string
  /** As in the audit log. */
  actor: string
  /** JSON of a `CredentialDecision`. */
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
