import * as v from 'valibot'
import { isRecord } from '#src/lib/is-record.ts'
import type { OutboxTable, UnreadDraft } from '../outbox-table.ts'
import { draftRow, drafts, type DraftRow } from './drafts.ts'

type Stored = Readonly<Record<string, unknown>>

/**
 * Brings a stored draft from one format to the next; the first step is that from format 0, which releases
 * before November 2026 wrote without its number. A release that words drafts otherwise adds a step here
 * and a row of the format before to `draft-formats.test.ts` (KEEP-1).
 */
const steps: readonly ((row: Stored) => Stored)[] = [
  // The number alone.
  (row) => row,
]

/** What this release writes. */
export const draftFormat = steps.length

/**
 * Reads a draft that any release may have stored.
 * @returns null for what this release cannot read: damaged, or stored by a newer one
 */
export function readDraft(stored: unknown): DraftRow | null {
  if (!isRecord(stored) || stored['setAside'] === true) return null
  const format = typeof stored['format'] === 'number' ? stored['format'] : 0
  if (format > draftFormat) return null
  const { format: _, ...row } = steps.slice(format).reduce<Stored>((now, step) => step(now), stored)
  const read = v.safeParse(draftRow, row)
  return read.success ? read.output : null
}

/** What can be told of a draft that cannot be read; null for one that can. */
export function unreadDraft(stored: unknown): UnreadDraft | null {
  if (!isRecord(stored) || readDraft(stored)) return null
  const { organisation, name, changedAt } = stored
  const key = String(organisation)
  return {
    organisation: key,
    name: typeof name === 'string' && name ? name : key,
    changedAt: typeof changedAt === 'number' ? changedAt : 0,
    stored,
  }
}

/**
 * The same row under a key that no draft has, so that a new draft of its organisation can be stored.
 * @param id tells it from others
 */
export function setAside(stored: unknown, id: string): Stored {
  const row = isRecord(stored) ? stored : {}
  return { ...row, organisation: `${String(row['organisation'])} ${id}`, setAside: true }
}

/** Drafts by user and organisation. A slug that changes takes its draft along. */
export const draftTable: OutboxTable<DraftRow> = {
  name: drafts.name,
  idOf: (row) => row.organisation,
  keyOf: (user, organisation) => [user, organisation],
  ofUser: (user) => ({ index: drafts.key, from: [user, ''], to: [user, '\uffff'] }),
  read: readDraft,
  stored: (row) => ({ ...row, format: draftFormat }),
  unread: unreadDraft,
  setAside: (stored) => setAside(stored, crypto.randomUUID()),
}
