import type { CheckMethod } from '#src/contract/trust/credential-facts.ts'
import type { DecisionReason } from '#src/contract/trust/decision-reasons.ts'

/** What a firm states of a credential. Days are counted from the day of seeding; those to come are negative. */
export type StoryStatement = {
  readonly statedDaysAgo: number
  readonly number: string | null
  readonly issuer: string | null
  readonly scope: string | null
  readonly issuedDaysAgo: number | null
  readonly expiredDaysAgo: number | null
  readonly entryUrl: string | null
}

/** What happened to a credential of a firm, in days before the day of seeding. */
export type CredentialStory = {
  readonly id: string
  /** The second one renews the first. */
  readonly statements: readonly StoryStatement[]
  /** Of the first statement. */
  readonly confirmed: {
    readonly daysAgo: number
    readonly method: Extract<CheckMethod, 'document' | 'register' | 'issuer'>
    readonly entryUrl: string | null
  } | null
  /** What the firm was told of the last statement, where that was not confirmed. */
  readonly answer: {
    readonly daysAgo: number
    readonly outcome: 'refused' | 'incomplete'
    readonly reasons: readonly DecisionReason[]
    readonly note: string | null
  } | null
  readonly stop: {
    readonly daysAgo: number
    readonly kind: 'suspended' | 'revoked'
    readonly note: string
  } | null
  /** A remark of the operator, which visitors read. */
  readonly remark: string | null
}
