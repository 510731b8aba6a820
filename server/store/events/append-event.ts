import type { Connection } from '../engine.ts'
import type { NewEvent } from './event.ts'

/**
 * Writes down what happened; to be called in the transaction that does it, once that has locked the
 * organisation: events of one organisation are numbered in the order in which its changes are committed.
 */
export async function appendEvent(
  transaction: Connection,
  { type, organisationId, userId, data }: NewEvent,
): Promise<void> {
  await transaction
    .insertInto('events')
    .values({
      type,
      organisation_id: organisationId,
      user_id: userId,
      data: JSON.stringify(data),
      created_at: new Date().toISOString(),
    })
    .execute()
}

/** Writes down that something of an organisation has changed. */
export function appendChange(transaction: Connection, organisationId: string): Promise<void> {
  return appendEvent(transaction, {
    ...{ type: 'organisation.changed', organisationId, userId: null, data: {} },
  })
}
