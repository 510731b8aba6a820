import { type Assurance, assuranceOf, rankOf } from './assurance.ts'
import type { CheckMethod, CredentialFacts, Instant, Statement, Stop } from './credential-facts.ts'
import { type CredentialState, stateOf, usualNotice } from './credential-state.ts'
import { type DecisionReason, splitReasons } from './decision-reasons.ts'
import { addDays, endOfDay } from './local-date.ts'
import { type Answer, standingAt, type Standing } from './standing.ts'

/** Where and when facts are looked at. */
export type Outlook = {
  /** ms since the epoch. */
  at: number
  /** In which the organisation's days end. */
  timeZone: string
  /** Days before the last one in which the credential is about to expire. */
  notice?: number
}

/** What is said of a credential. */
export type Assessment = {
  state: CredentialState
  assurance: Assurance
  statement: Statement
  /** What was stated last, which nobody may have confirmed. */
  newest: Statement
  /** When the confirmed statement stops being valid; null: never. */
  endsAt: Instant | null
  /** The check that bears the assurance, the newest of its kind. */
  check: {
    at: Instant
    method: CheckMethod
    authority: string | null
    entryUrl: string | null
  } | null
  stop: { at: Instant; kind: Stop['kind']; note: string } | null
  hasRenewal: boolean
  /** What the supplier was told of what is stated newest; private. */
  answer: {
    at: Instant
    outcome: Answer['outcome']
    note: string | null
    reasons: readonly DecisionReason[]
  } | null
  /** Since when what was handed in waits for a decision; null: nothing does. */
  waitsSince: Instant | null
}

/**
 * Says what the facts about a credential come to.
 * @returns null where the organisation does not hold it
 */
export function assess(facts: CredentialFacts, outlook: Outlook): Assessment | null {
  const standing = standingAt(facts, new Date(outlook.at).toISOString())
  if (!standing) return null
  return {
    state: stateOf(standing, outlook),
    assurance: assuranceOf(standing),
    statement: standing.statement,
    newest: standing.newest,
    endsAt: instantOf(endOf(standing, outlook)),
    check: bestCheck(standing),
    stop: stopOf(standing),
    hasRenewal: standing.renewal !== null,
    answer: answerOf(standing),
    waitsSince: waitsSince(standing),
  }
}

/**
 * When time alone changes a state next, unless a fact does before.
 * @returns ms since the epoch; null: never
 */
export function nextChange(facts: CredentialFacts, outlook: Outlook): number | null {
  const standing = standingAt(facts, new Date(outlook.at).toISOString())
  const ends = standing && endOf(standing, outlook)
  const { expiresOn = null } = standing?.statement ?? {}
  if (ends === null || expiresOn === null) return null
  const { timeZone, notice = usualNotice, at } = outlook
  const nears = endOfDay(timeZone, addDays(expiresOn, -notice - 1))
  return [nears, ends].find((one) => one > at) ?? null
}

const stopOf = ({ stop }: Standing) => stop && { at: stop.from, kind: stop.kind, note: stop.note }

const answerOf = ({ answer }: Standing) =>
  answer && {
    ...{ at: answer.from, outcome: answer.outcome, note: answer.note },
    reasons: splitReasons(answer.reasons),
  }

function waitsSince({ newest, confirmations, renewal, answer, stop }: Standing): Instant | null {
  // It cannot be confirmed before it is restored.
  if (stop?.kind === 'suspended') return null
  const isUndecided = confirmations.length === 0 || renewal !== null
  return isUndecided && answer === null ? newest.from : null
}

const instantOf = (time: number | null): Instant | null =>
  time === null ? null : new Date(time).toISOString()

function endOf({ statement, confirmations, stop }: Standing, { timeZone }: Outlook): number | null {
  if (confirmations.length === 0 || stop?.kind === 'revoked' || statement.expiresOn === null)
    return null
  return endOfDay(timeZone, statement.expiresOn)
}

function bestCheck({ confirmations }: Standing): Assessment['check'] {
  const [best] = confirmations.toSorted(
    (one, other) => rankOf(other.method) - rankOf(one.method) || (one.from < other.from ? 1 : -1),
  )
  if (!best) return null
  const { from: at, method, authority, entryUrl } = best
  return { at, method, authority, entryUrl }
}
