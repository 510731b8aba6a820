import { ProblemError } from '#src/contract/problem.ts'
import {
  type DayRule,
  type impossibleDay,
  longestOver,
  longestPast,
  longestValid,
} from '#src/contract/trust/stated-details.ts'
import { worded } from '../../texts/problem.ts'

/** A day of a certificate that cannot be: 422. */
export class ImpossibleDay extends ProblemError {
  /** @param field as it was sent */
  constructor(field: string, rule: DayRule) {
    super({ status: 422, ...wordsOf(rule, field) })
  }
}

/** Stated days of a credential that cannot be: 422. */
export class ImpossibleStatement extends ImpossibleDay {
  constructor(
    credentialId: string,
    { field, rule }: NonNullable<ReturnType<typeof impossibleDay>>,
  ) {
    super(`credentialDetails.${credentialId}.${field}`, rule)
  }
}

const years = {
  'day-too-old': longestPast,
  'long-over': longestOver,
  'ends-too-late': longestValid,
} as const

function wordsOf(rule: DayRule, field: string) {
  return rule === 'day-ahead' || rule === 'ends-before-issue'
    ? worded(`problems.invalid.${rule}`, { field })
    : worded(`problems.invalid.${rule}`, { field, params: { years: years[rule] } })
}
