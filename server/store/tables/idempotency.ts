/** Writes that callers may send again under the same key, and what was answered to them. */
type IdempotencyKeyTable = {
  user_id: string
  /** As the caller chose it; unique for the user. */
  key: string
  /** Digest of the request: the same key with another request is a mistake. */
  fingerprint: string
  /** Id of the attempt that works on it; a later attempt takes over by replacing it. */
  claim: string
  /** ISO 8601, UTC: until then the attempt is taken to be alive. */
  lease_until: string
  /** 1 as soon as a transaction of the attempt is committed, written by that very transaction. */
  has_effect: number
  /** Status of the answer; null until there is one that may be repeated. */
  status: number | null
  /** JSON object of those headers of the answer that are repeated. */
  headers: string
  body: string
  created_at: string
}

export type IdempotencyTables = { idempotency_keys: IdempotencyKeyTable }
