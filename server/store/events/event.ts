import type { SaidOfClaim } from '#src/contract/operate/claim-decision.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { AppealOutcome } from '#src/contract/reports/report.ts'
import type { DecisionReason } from '#src/contract/trust/decision-reasons.ts'
import type { Benefit } from '../tables/benefits.ts'

/** Where and in which language something was done: how a letter about it begins. */
export type Occasion = {
  /** Scheme, host and port of the portal, whose host tells the brand. */
  origin: string
  /** For whoever has not chosen one. */
  language: Language
}

/** `occasion` null: nobody is told by mail. */
type Told = { occasion: Occasion | null }

/** What happened, with what cannot be read any more when the event is handled. */
export type EventData = {
  /** Something of an organisation has changed: what others see of it, or that it is there. */
  'organisation.changed': Record<string, never>
  /** `name`: of the organisation that has become part of it. */
  'organisation.merged': Told & { name: string }
  /** Asks to join and waits for a decision. */
  'membership.claimed': Told
  /** `isForOwners`: the operator has accepted it in the place of owners, who are told too. */
  'membership.accepted': Told & { isForOwners?: boolean }
  /** Why, where the operator has said so. */
  'membership.refused': Told & Partial<SaidOfClaim>
  /** The owners have not answered a claim for some days. */
  'membership.unanswered': Told
  /** `stays`: the profile says what it did before; events of earlier releases, which dropped it, do not say. */
  'credential.refused': Told & {
    credential: string
    reason: string | null
    reasons?: readonly DecisionReason[]
    stays?: boolean
  }
  /** What was decided on one that stays on the profile. `note`: public, or for the supplier. */
  'credential.decided': Told & {
    credential: string
    outcome: 'confirmed' | 'incomplete' | 'renewing' | 'suspended' | 'restored' | 'revoked'
    note: string | null
    reasons?: readonly DecisionReason[]
  }
  /** Where the links of letters to reporters lead, the report says. */
  'report.received': { reportId: string }
  /** For one report of each reporter who can be told. */
  'report.decided': { reportId: string }
  /** What a report had led to is suspended no more. */
  'report.lifted': { reportId: string }
  /** `note`: public. */
  'profile.suspended': Told & { note: string | null }
  'profile.restored': Told
  /** `credential` null: the profile as a whole. `note`: for its owners. */
  'appeal.decided': Told & {
    credential: string | null
    outcome: AppealOutcome
    note: string
  }
  /** A buyer asks the organisation for something. */
  'request.sent': Told & { request: string }
  /** Nothing in it waits any more. */
  'request.answered': Told & { request: string }
  /** `host`: under which the claim was made. */
  'benefit.claimed': { benefit: Benefit; host: string }
}
export type EventType = keyof EventData

type Event<Type extends EventType> = {
  type: Type
  organisationId: string
  /** Whom it is about; null where it is about nobody, or the person has been deleted. */
  userId: string | null
  data: EventData[Type]
}
export type NewEvent = { [Type in EventType]: Event<Type> }[EventType]
/** An event as consumers read it. */
export type PlacedEvent = NewEvent & {
  /** Counts from 1, without gaps. */
  position: number
}
