import type { DismissalReason, DuplicateReason } from '#src/contract/operate/duplicates.ts'

/** What suppliers are compared by; kept by the consumer `duplicates`, which can find it again. */
type DuplicateKeyTable = {
  /** No foreign key: the consumer sees by what is left that an organisation is gone. */
  organisation_id: string
  kind: DuplicateReason
  value: string
  /** Folded name of the organisation without its legal form. */
  core_name: string
}

/** The same two organisations always stand in the same order: that of their ids. */
type PairTable = { first_id: string; second_id: string }

/** What the keys say now and nobody has dismissed: what the queue reads. */
type DuplicatePairTable = PairTable & {
  /** When it was found. */
  since: string
  /** JSON of `Sign[]`: what both have. */
  signs: string
  by_number: 0 | 1
  by_website: 0 | 1
  by_name: 0 | 1
}

/** Somebody has looked, and these are two. */
type DuplicateDismissalTable = PairTable & {
  /** JSON of `Sign[]`: what both had then. */
  signs: string
  reason: DismissalReason
  note: string | null
  /** Null: the command line, or somebody who has deleted their account. */
  user_id: string | null
  dismissed_at: string
}

export type DuplicateTables = {
  duplicate_keys: DuplicateKeyTable
  duplicate_pairs: DuplicatePairTable
  duplicate_dismissals: DuplicateDismissalTable
}
