import { brokenRule } from '#src/contract/broken-rule.ts'
import { ProblemError, type ProblemParams } from '#src/contract/problem.ts'
import { daysInFull } from '#src/i18n/days-in-full.ts'
import type { Messages } from '#src/i18n/messages.gen.ts'
import { textsOf } from './page-texts.ts'

/** `problems.CODE`, or `problems.CODE.REASON` where a code has several sentences. */
type ProblemId = Exclude<Extract<keyof Messages, `problems.${string}`>, `problems.fields.${string}`>
type PlacesOf<Id extends ProblemId> = Exclude<keyof Messages[Id], 'field'>
type ParamsOf<Id extends ProblemId> = {
  [Place in PlacesOf<Id>]: Messages[Id][Place] & (string | number)
}
/** Where a sentence names its field, the problem has one. */
type Details<Id extends ProblemId> = ('field' extends keyof Messages[Id]
  ? { field: string }
  : { field?: string }) &
  ([PlacesOf<Id>] extends [never] ? { params?: never } : { params: ParamsOf<Id> })
type Arguments<Id extends ProblemId> =
  object extends Details<Id> ? [details?: Details<Id>] : [details: Details<Id>]
type Worded = Pick<ProblemError, 'code' | 'reason' | 'params' | 'field' | 'message'>

/**
 * A refusal or failure of the API: its code and reason are the id of its text, in whose places the
 * field and the params stand, and its message is that text in English.
 * @param status of HTTP
 */
export function problem<Id extends ProblemId>(
  status: number,
  id: Id,
  ...details: Arguments<Id>
): ProblemError {
  return new ProblemError({ status, ...worded(id, ...details) })
}

/** All of {@link problem} but its status, for a problem of a class of its own. */
export function worded<Id extends ProblemId>(id: Id, ...[details]: Arguments<Id>): Worded {
  const { field, params }: { field?: string; params?: ProblemParams } = details ?? {}
  return wordsOf(id, field, params)
}

/**
 * What a schema of the contract has found, as a problem.
 * @param status of HTTP
 * @param words of its rule: a whole sentence, or what follows the name of the field
 */
export function ruleProblem(status: number, field: string, words: string): ProblemError {
  const rule = brokenRule(words)
  if (rule) {
    const id = `problems.invalid.${rule.reason}` as const
    return new ProblemError({ status, ...wordsOf(id, field, rule.params) })
  }
  const params = { fault: words }
  return /^[a-z]/.test(words)
    ? problem(status, 'problems.invalid.unfit', { field, params })
    : problem(status, 'problems.invalid.remark', { field, params })
}

function wordsOf(id: ProblemId, field?: string, params?: ProblemParams): Worded {
  const [, code = '', reason] = id.split('.')
  const { t, find } = textsOf('en').texts
  const message = find(id, { ...daysInFull(t, params), ...(field && { field }) }) ?? id
  return { code, reason, params, field, message }
}
