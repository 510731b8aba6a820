import { randomUUID } from 'node:crypto'
import type { Connection } from './engine.ts'
import { isoTime } from './iso-time.ts'

export type NewMail = {
  /** Whose mail it is, so that it goes with them; null: an operator's address. */
  userId: string | null
  to: string
  subject: string
  text: string
  html: string
  /** Where a POST ends mails of its kind; such a mail goes with what it belongs to. */
  unsubscribe?: string | null
}
export type WaitingMail = Omit<NewMail, 'userId' | 'unsubscribe'> & {
  unsubscribe: string | null
  id: string
  /** Tries that failed. */
  failures: number
  /** ISO 8601, UTC. */
  createdAt: string
  /** As it is stored: whoever sends the mail has put it off. */
  nextAt: string
}

/** Has a mail sent as soon as the transaction is committed, however long that takes. */
export async function addMail(
  transaction: Connection,
  { userId, to, subject, text, html, unsubscribe = null }: NewMail,
): Promise<void> {
  const now = isoTime(Date.now())
  await transaction
    .insertInto('waiting_mails')
    .values({
      ...{ id: randomUUID(), subject, text, html, unsubscribe, failures: 0 },
      ...{ user_id: userId, recipient: to, next_at: now, created_at: now },
    })
    .execute()
}

/**
 * Takes the mails that are due, for a time in which no other process does.
 * @param now ms since the epoch
 * @param lease ms after which another process takes a mail for given up
 * @param longest ms that a mail waits between two tries; what waits longer is from before the clock was
 *   set back
 */
export async function takeMails(
  db: Connection,
  { now, lease, longest, limit }: Record<'now' | 'lease' | 'longest' | 'limit', number>,
): Promise<WaitingMail[]> {
  const due = await db
    .selectFrom('waiting_mails')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'unsubscribe', 'failures'])
    .select(['created_at as createdAt', 'next_at as nextAt'])
    .where((is) =>
      is.or([is('next_at', '<=', isoTime(now)), is('next_at', '>', isoTime(now + longest))]),
    )
    .orderBy('next_at')
    .limit(limit)
    .execute()
  const nextAt = isoTime(now + lease)
  const taken = await Promise.all(due.map((mail) => putOff(db, mail, nextAt)))
  return due.filter((_, index) => taken[index]).map((mail) => ({ ...mail, nextAt }))
}

/** Notes that a try has failed. @param next ms since the epoch */
export async function postponeMail(db: Connection, mail: WaitingMail, next: number): Promise<void> {
  await putOff(db, mail, isoTime(next), mail.failures + 1)
}

/** Keeps a mail that is being sent from other processes. @param until ms since the epoch */
export async function keepMail(db: Connection, mail: WaitingMail, until: number): Promise<void> {
  const next = isoTime(until)
  if (await putOff(db, mail, next)) mail.nextAt = next
}

/** A mail that is sent, or never will be. */
export async function endMail(db: Connection, { id }: Pick<WaitingMail, 'id'>): Promise<void> {
  await db.deleteFrom('waiting_mails').where('id', '=', id).execute()
}

/** @returns false where another process has put it off */
async function putOff(
  db: Connection,
  { id, nextAt, failures }: Pick<WaitingMail, 'id' | 'nextAt' | 'failures'>,
  next: string,
  newFailures = failures,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('waiting_mails')
    .set({ next_at: next, failures: newFailures })
    .where('id', '=', id)
    .where('next_at', '=', nextAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
