import type { Day } from './local-date.ts'

/** ISO 8601 in UTC with milliseconds, as `toISOString` writes it, so that instants compare as texts do. */
export type Instant = string

/** Every fact holds from an instant on, and until another one where it was replaced or taken back. */
type Held = { readonly from: Instant; readonly to: Instant | null }

/** What a supplier states about a credential. One that is changed or renewed is another statement. */
export type Statement = Held & {
  readonly id: string
  /** Null where the catalogue asks for none, or the supplier has not said. */
  readonly number: string | null
  readonly issuer: string | null
  readonly scope: string | null
  readonly issuedOn: Day | null
  /** The last day on which it is valid; null: it has no end, or none was stated. */
  readonly expiresOn: Day | null
  /** Of the issuer's own entry, http or https. */
  readonly entryUrl: string | null
}

export const checkMethods = ['unrecorded', 'document', 'register', 'issuer', 'signature'] as const
/**
 * How a statement was checked: against a document, in the issuer's public register, by asking the issuer,
 * or by the issuer's signature. `unrecorded`: confirmed before portals recorded how.
 */
export type CheckMethod = (typeof checkMethods)[number]

/** What somebody found who checked a statement. */
export type Check = Held & {
  readonly statementId: string
} & (
    | {
        readonly outcome: 'confirmed'
        readonly method: CheckMethod
        /** In whose name it was checked, as it was called then; null: in the portal's. */
        readonly authority: string | null
        /** Where it was found, http or https. */
        readonly entryUrl: string | null
      }
    /** `incomplete`: something is missing, which the supplier was asked for. */
    | {
        readonly outcome: 'incomplete' | 'refused'
        /** What the supplier is told; never public. */
        readonly note: string | null
        /** Why, as ids of `DecisionReason` with a space between; null: in the words of the note alone. */
        readonly reasons: string | null
      }
  )

/** A confirmed statement that does not count for a time, or never again. */
export type Stop = Held & {
  readonly statementId: string
  readonly kind: 'suspended' | 'revoked'
  /** Why; public. */
  readonly note: string
}

/** All that is known about one credential of one organisation; in any order. */
export type CredentialFacts = {
  readonly statements: readonly Statement[]
  readonly checks: readonly Check[]
  readonly stops: readonly Stop[]
}

/** Whether a fact holds at an instant. */
export function holdsAt({ from, to }: Held, at: Instant): boolean {
  return from <= at && (to === null || at < to)
}
