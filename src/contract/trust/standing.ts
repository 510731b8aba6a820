import {
  type Check,
  type CredentialFacts,
  holdsAt,
  type Instant,
  type Statement,
  type Stop,
} from './credential-facts.ts'

type Confirmation = Extract<Check, { outcome: 'confirmed' }>

/** What the supplier was told of what it stated last, and has not answered by stating something anew. */
export type Answer = Exclude<Check, Confirmation>

/** What the facts about a credential come to at an instant, whatever day it is. */
export type Standing = {
  /** What is shown: the confirmed statement, or the newest where none is. */
  readonly statement: Statement
  /** What was stated last, whatever was decided on it. */
  readonly newest: Statement
  /** Those that stand behind it; none: nobody has confirmed it. */
  readonly confirmations: readonly Confirmation[]
  /** The one that counts: revoked before suspended, and of several the first. */
  readonly stop: Stop | null
  /** The newest statement, where it is another one and nobody has decided on it yet. */
  readonly renewal: Statement | null
  /** Whether the newest statement was refused. Asking for more does not end that. */
  readonly isRefused: boolean
  /** What was said last of the newest statement, unless that confirmed it. */
  readonly answer: Answer | null
}

/**
 * Weighs the facts about a credential. The newest confirmed statement counts; what was stated after it
 * waits, and changes nothing until it is confirmed.
 * @returns null where the organisation does not hold the credential then, nor says so
 */
export function standingAt(facts: CredentialFacts, at: Instant): Standing | null {
  const statements = facts.statements.filter((one) => holdsAt(one, at)).toSorted(newestFirst)
  const [newest] = statements
  if (!newest) return null
  const checks = facts.checks.filter((one) => holdsAt(one, at)).toSorted(newestFirst)
  const checksOf = ({ id }: Statement) => checks.filter((one) => one.statementId === id)
  const confirmed = statements.find((one) => decisionOf(checksOf(one)) === 'confirmed')
  const [last] = checksOf(newest)
  const isRefused = decisionOf(checksOf(newest)) === 'refused'
  const stops = facts.stops
    .filter((one) => one.statementId === confirmed?.id && holdsAt(one, at))
    .toSorted(newestFirst)
    .toReversed()
  return {
    statement: confirmed ?? newest,
    newest,
    confirmations: confirmed ? checksOf(confirmed).filter(isConfirmation) : [],
    stop: stops.find(({ kind }) => kind === 'revoked') ?? stops[0] ?? null,
    renewal: confirmed && newest !== confirmed && !isRefused ? newest : null,
    isRefused,
    answer: !last || isConfirmation(last) ? null : last,
  }
}

const isConfirmation = (check: Check): check is Confirmation => check.outcome === 'confirmed'

/**
 * What was decided on a statement: a refusal ends what was confirmed before it, and the other way round; asking
 * for more ends neither.
 * @param checks newest first
 * @returns null where nothing was
 */
function decisionOf(checks: readonly Check[]): 'confirmed' | 'refused' | null {
  const decisions = checks.filter(({ outcome }) => outcome !== 'incomplete')
  const [last] = decisions
  if (!last) return null
  // Of two that were made at once, the refusal counts.
  const isRefused = decisions.some(
    ({ from, outcome }) => from === last.from && outcome === 'refused',
  )
  return isRefused ? 'refused' : 'confirmed'
}

/** Facts of one instant are told apart by what they are, so that no order of rows matters. */
function newestFirst<Fact extends { readonly from: Instant }>(one: Fact, other: Fact): number {
  if (one.from !== other.from) return one.from < other.from ? 1 : -1
  return JSON.stringify(one) < JSON.stringify(other) ? 1 : -1
}
