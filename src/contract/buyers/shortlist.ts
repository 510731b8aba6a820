import * as v from 'valibot'
import { supplierHit } from '../discover/supplier-hits.ts'
import { instant, line, text } from '../fields.ts'
import * as limits from '../limits.ts'
import { buyerVersion } from './buyer.ts'

/** How far a buyer has come with a supplier, in the order in which it is offered; the first one is that of a new item. */
export const shortlistStatuses = ['to-look-at', 'in-contact', 'chosen', 'not-now'] as const
export type ShortlistStatus = (typeof shortlistStatuses)[number]
const status = v.picklist(shortlistStatuses)

export const shortlistName = line(limits.shortlistName)

/** A list of suppliers, as the members of its buyer read it. */
export const shortlist = v.object({
  id: v.string(),
  version: buyerVersion,
  name: v.string(),
  /** How many of its suppliers have each status. */
  counts: v.object({
    'to-look-at': v.number(),
    'in-contact': v.number(),
    chosen: v.number(),
    'not-now': v.number(),
  }),
  /** Whether the supplier that was asked about is on it; null where none was. */
  has: v.nullable(v.boolean()),
})
export type Shortlist = v.InferOutput<typeof shortlist>

/** A supplier on a list, with what the team noted. */
export const shortlistItem = v.object({
  id: v.string(),
  /** Counts the changes of status and note. */
  version: buyerVersion,
  /** What the supplier is called; of one that is not public any more: what it was called. */
  name: v.string(),
  /** As the search shows it; null where it is not public any more. */
  supplier: v.nullable(supplierHit),
  status,
  /** Empty: nobody has noted anything. */
  note: v.string(),
  /** Who wrote the note; null: nobody, or somebody who has no account any more. */
  author: v.nullable(v.object({ name: v.string(), isSelf: v.boolean() })),
  notedAt: v.nullable(instant),
  addedAt: instant,
})
export type ShortlistItem = v.InferOutput<typeof shortlistItem>

export const shortlistDetail = v.object({ ...shortlist.entries, items: v.array(shortlistItem) })
export type ShortlistDetail = v.InferOutput<typeof shortlistDetail>

/** What an editor changes of an item; what is left out stays as it is. */
export const shortlistItemChange = v.strictObject({
  version: buyerVersion,
  status: v.optional(status),
  note: v.optional(text(limits.shortlistNote)),
})
export type ShortlistItemChange = v.InferOutput<typeof shortlistItemChange>
