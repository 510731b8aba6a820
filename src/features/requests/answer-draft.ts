import * as v from 'valibot'
import {
  answerOutcomes,
  type AnswerInput,
  type ReceivedRequest,
} from '#src/contract/requests/request.ts'

const draft = v.object({
  /** Null: words were typed, nothing was chosen. */
  outcome: v.nullable(v.picklist(answerOutcomes)),
  text: v.string(),
})
/** What is being answered to one item. */
export type AnswerDraft = v.InferOutput<typeof draft>

/** Answers that are not sent, by the ids of their items. */
const drafts = v.object({ answers: v.record(v.string(), draft) })
export type AnswerDrafts = v.InferOutput<typeof drafts>

export const noAnswers: AnswerDrafts = { answers: {} }

/** @returns null for what is no draft, or is one of another release */
export function readAnswerDrafts(kept: unknown): AnswerDrafts | null {
  const read = v.safeParse(drafts, kept)
  return read.success ? read.output : null
}

type Item = ReceivedRequest['items'][number]

/** Whether an answer has neither words nor documents, though it says that it gives some. */
export const isEmptyAnswer = ({ files }: Pick<Item, 'files'>, { outcome, text }: AnswerDraft) =>
  outcome === 'given' && text.trim() === '' && files.length === 0

/** The answers that can be sent: items that are gone, and those with nothing chosen, are left out. */
export function answersOf(items: readonly Item[], { answers }: AnswerDrafts): AnswerInput[] {
  return items.flatMap(({ id }) => {
    const { outcome = null, text = '' } = answers[id] ?? {}
    // The profile speaks for itself.
    return outcome ? [{ item: id, outcome, text: outcome === 'profile' ? '' : text }] : []
  })
}
