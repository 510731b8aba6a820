import * as v from 'valibot'
import {
  type ShortlistItem,
  type ShortlistItemChange,
  shortlistStatuses,
} from '#src/contract/buyers/shortlist.ts'
import { draftProblem } from '../../storage/tables/drafts.ts'

const status = v.picklist(shortlistStatuses)

/** What the server had of an item. */
const seen = v.object({
  version: v.number(),
  status,
  note: v.string(),
  /** Who wrote the note; null: nobody, or it is not known. */
  author: v.nullable(v.string()),
})
export type SeenItem = v.InferOutput<typeof seen>

/** What somebody has noted about an item of a list, and the server does not have yet (DSC-4). */
export const itemChange = v.object({
  list: v.string(),
  item: v.string(),
  /** Of the supplier, to tell people which one it is. */
  name: v.string(),
  /** What the change was made to. */
  base: seen,
  status: v.optional(status),
  note: v.optional(v.string()),
  /** `Idempotency-Key`: however often this is sent, it is done once. Another request, another key. */
  key: v.string(),
  state: v.picklist(['waiting', 'sending', 'sign-in', 'refused', 'conflict']),
  problem: v.nullable(draftProblem),
  /** What somebody else has saved meanwhile where both changed the same. */
  theirs: v.nullable(seen),
  attempts: v.number(),
  /** ms since the epoch: not to be tried before, unless something has changed. */
  notBefore: v.number(),
  /** ms since the epoch. */
  askedAt: v.number(),
})
export type ItemChange = v.InferOutput<typeof itemChange>

/** Status, note, or both. */
export type Noted = Pick<ShortlistItemChange, 'status' | 'note'>

export const seenOf = ({ version, status: now, note, author }: ShortlistItem): SeenItem => ({
  ...{ version, status: now, note, author: author?.name ?? null },
})

/** What a change asks to be sent. */
export const notedOf = ({ status: to, note }: ItemChange): Noted => ({
  ...(to !== undefined && { status: to }),
  ...(note !== undefined && { note }),
})

/** Whether an item says already what was asked for. */
export const isDone = ({ status: to, note }: Noted, now: SeenItem): boolean =>
  (to === undefined || to === now.status) && (note === undefined || note === now.note)

/** Whether two people have changed the same of an item, each in another way. */
export function clashes(change: ItemChange, theirs: SeenItem): boolean {
  const { base } = change
  return (['status', 'note'] as const).some((field) => {
    const own = change[field]
    return own !== undefined && theirs[field] !== base[field] && theirs[field] !== own
  })
}

/** An item as whoever noted something sees it, before the server has it. */
export function withChange(item: ShortlistItem, change: ItemChange | undefined): ShortlistItem {
  const { status: to = item.status, note = item.note } = change ?? {}
  return { ...item, status: to, note }
}
