import * as v from 'valibot'
import { evidenceTypes } from '../evidence.ts'
import { instant, line, slug, text } from '../fields.ts'
import * as limits from '../limits.ts'
import { day } from '../trust/stated-details.ts'
import { requestItem, requestKinds } from './request-item.ts'

export const requestId = v.pipe(v.string(), v.uuid('is not a known id'))

/** Behind which request a page begins: whether it waits for an answer, when it was sent, its id. */
export const requestPlace = v.pipe(
  v.string(),
  v.regex(/^[01],\d{4}-\d\d-\d\dT[\d:.]{8,12}Z,[\da-f-]{36}$/, 'is not a known place'),
)

/** Some requests, the newest first. `next`: `after` of the page behind them; null: there is none. */
export const requestPage = <Entries extends v.ObjectEntries>(
  request: v.ObjectSchema<Entries, undefined>,
) => v.object({ results: v.array(request), next: v.nullable(v.string()) })

/** Counts the changes, from 1; a change names the one that it was made from. */
export const requestVersion = v.pipe(v.number(), v.integer(), v.minValue(1))

/** What a buyer sends to a supplier (DSC-6). */
export const requestInput = v.strictObject({
  supplier: slug,
  /** What the buyer needs it for; the supplier reads it. */
  purpose: line(limits.requestPurpose),
  /** Until when an answer is asked for. */
  dueOn: day,
  items: v.pipe(
    v.array(requestItem),
    v.minLength(1, 'must have at least one item'),
    v.maxLength(limits.requestItems, `must have at most ${limits.requestItems} items`),
  ),
})
export type RequestInput = v.InferOutput<typeof requestInput>

/** `profile`: the public profile says it; `given`: in words, by files, or both. */
export const answerOutcomes = ['profile', 'given', 'declined'] as const
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** What a supplier answers to one item. */
export const answerInput = v.strictObject({
  item: requestId,
  outcome: v.picklist(answerOutcomes),
  text: text(limits.requestAnswer),
})
export type AnswerInput = v.InferOutput<typeof answerInput>

/** A document that one buyer alone may read. */
export const sharedFile = v.object({
  id: v.string(),
  name: v.string(),
  type: v.picklist(evidenceTypes),
  /** Bytes. */
  size: v.number(),
  sharedAt: instant,
})
export type SharedFile = v.InferOutput<typeof sharedFile>

const answered = {
  id: v.string(),
  /** In the language of whoever reads; of a question what `value` says. */
  name: v.string(),
  /** Asks for more than the EU's voluntary standard has. */
  isBeyond: v.boolean(),
  /** Null: not answered yet. */
  outcome: v.nullable(v.picklist(answerOutcomes)),
  text: v.string(),
  answeredAt: v.nullable(instant),
  /** Of the supplier all; of the buyer those of an item that is answered. */
  files: v.array(sharedFile),
}
const askedItem = v.variant('kind', [
  v.object({ ...requestKinds.credential, ...answered }),
  v.object({ ...requestKinds.disclosure, ...answered }),
  v.object({ ...requestKinds.question, ...answered }),
])

/** `answered`: nothing in it waits for an answer. */
export const requestStates = ['open', 'answered', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

const asked = {
  id: v.string(),
  version: requestVersion,
  purpose: v.string(),
  dueOn: day,
  sentAt: instant,
  state: v.picklist(requestStates),
  items: v.array(askedItem),
}

/** A request as members of the buyer read it. */
export const sentRequest = v.object({
  ...asked,
  supplier: v.object({ slug, name: v.string() }),
  /** Who sent it; null: they have no account any more. */
  sentBy: v.nullable(v.string()),
})
export type SentRequest = v.InferOutput<typeof sentRequest>

/** A request as people of the supplier read it. */
export const receivedRequest = v.object({
  ...asked,
  buyer: v.object({ name: v.string() }),
  /** Whether what goes beyond the standard can be declined in one press: up to 1,000 people, or size unknown. */
  mayDeclineBeyond: v.boolean(),
  /** The supplier takes no more requests of this buyer. */
  isRefused: v.boolean(),
})
export type ReceivedRequest = v.InferOutput<typeof receivedRequest>
