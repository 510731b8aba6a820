import * as limits from '#src/contract/limits.ts'
import type { AnswerInput, RequestInput, RequestState } from '#src/contract/requests/request.ts'
import { problem } from '../texts/problem.ts'

/** What rules need to know of an item. */
type Item = { id: string; outcome: string | null; files: readonly unknown[] }

/** Milliseconds. */
const day = 86_400_000

/**
 * Checks what a buyer sends, beyond its form.
 * @param now ms since the epoch
 * @throws ProblemError 422 naming what is wrong
 */
export function checkRequest({ dueOn, items }: RequestInput, now: number): void {
  const due = Date.parse(dueOn)
  // Wherever the sender is, the day has not ended anywhere.
  if (due < now - 2 * day || due > now + limits.requestDays * day)
    throw problem(422, 'problems.invalid.due-on', {
      field: 'dueOn',
      params: { days: limits.requestDays },
    })
  const seen = new Set<string>()
  for (const [at, { kind, value }] of items.entries()) {
    const key = `${kind} ${value}`
    if (seen.has(key))
      throw problem(422, 'problems.invalid.request-twice', { field: `items.${at}.value` })
    seen.add(key)
  }
}

/**
 * Checks answers against the items that they are for.
 * @throws ProblemError 422 naming the answer that cannot be taken
 */
export function checkAnswers(items: readonly Item[], answers: readonly AnswerInput[]): void {
  for (const [at, { item, outcome, text }] of answers.entries()) {
    const asked = items.find(({ id }) => id === item)
    if (!asked || answers.findIndex((one) => one.item === item) !== at)
      throw problem(422, 'problems.invalid.request-item', { field: `answers.${at}.item` })
    if (outcome === 'given' && text.trim() === '' && asked.files.length === 0)
      throw problem(422, 'problems.invalid.empty-answer', { field: `answers.${at}.text` })
  }
}

/** What becomes of a request. */
export function requestState(request: {
  withdrawnAt: string | null
  items: readonly Pick<Item, 'outcome'>[]
}): RequestState {
  if (request.withdrawnAt !== null) return 'withdrawn'
  return request.items.some(({ outcome }) => outcome === null) ? 'open' : 'answered'
}
