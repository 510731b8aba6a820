import * as v from 'valibot'
import * as limits from '#src/contract/limits.ts'
import { type RequestItem, requestKinds } from '#src/contract/requests/request-item.ts'
import type { RequestInput } from '#src/contract/requests/request.ts'
import { addDays } from '#src/contract/trust/local-date.ts'

/** What is called so where it was chosen. */
const name = { name: v.string() }
const draftItem = v.variant('kind', [
  v.object({ ...requestKinds.credential, ...name }),
  v.object({ ...requestKinds.disclosure, ...name }),
  v.object({ ...requestKinds.question, ...name }),
])
export type DraftItem = v.InferOutput<typeof draftItem>

const requestDraft = v.object({
  purpose: v.string(),
  /** A day, or empty. */
  dueOn: v.string(),
  items: v.array(draftItem),
  /** A question that is not added yet. */
  question: v.string(),
})
/** A request while it is written. */
export type RequestDraft = v.InferOutput<typeof requestDraft>

/** @returns null for what is no draft, or is one of another release */
export function readRequestDraft(kept: unknown): RequestDraft | null {
  const read = v.safeParse(requestDraft, kept)
  return read.success ? read.output : null
}

/** Days until an answer is asked for, unless the buyer says otherwise. */
const usualDays = 30

/** @param today where the device is */
export const emptyRequest = (today: string): RequestDraft => ({
  ...{ purpose: '', dueOn: addDays(today, usualDays), items: [], question: '' },
})

/** All that is asked for, the question that was typed and not added included. */
export function allItems({
  items,
  question,
}: Pick<RequestDraft, 'items' | 'question'>): DraftItem[] {
  const value = question.trim()
  const isNew = value !== '' && !items.some((one) => one.kind === 'question' && one.value === value)
  return isNew ? [...items, { kind: 'question', value, name: value }] : items
}

/** What is missing of a request, or can be no part of it. */
export type RequestFault = 'purpose' | 'dueOn' | 'missingItems' | 'tooManyItems'

/** @param today where the device is */
export function faultsOf(draft: RequestDraft, today: string): RequestFault[] {
  const { purpose, dueOn } = draft
  const count = allItems(draft).length
  const checks: [RequestFault, boolean][] = [
    ['purpose', purpose.trim() === ''],
    ['dueOn', dueOn < today || dueOn > addDays(today, limits.requestDays)],
    ['missingItems', count === 0],
    ['tooManyItems', count > limits.requestItems],
  ]
  return checks.filter(([, isWrong]) => isWrong).map(([fault]) => fault)
}

export function requestInputOf(supplier: string, draft: RequestDraft): RequestInput {
  const items = allItems(draft).map(({ kind, value }) => ({ kind, value }) as RequestItem)
  return { supplier, purpose: draft.purpose, dueOn: draft.dueOn, items }
}
