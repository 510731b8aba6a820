import type { ColumnType, Generated } from 'kysely'

/** PostgreSQL's client reads a bigint as text. */
type Position = ColumnType<number | string, number, number>

/** What happened, written in the transaction of the change; rows are only ever added. */
type EventTable = {
  /** In the order in which they were written. Transactions end in another one: see `position`. */
  no: Generated<number>
  /** Place in the order in which consumers read, without gaps; null until it is given one. */
  position: ColumnType<number | string | null, never, number>
  type: string
  organisation_id: string | null
  /** Whom it is about; null once that person is deleted. */
  user_id: string | null
  /** JSON object. */
  data: string
  created_at: string
}

/** How far each consumer has come. */
type EventConsumerTable = {
  name: string
  /** Of the last event that it has handled or put aside; 0: none. */
  position: Position
  /** The process that handles events for it now. */
  holder: string | null
  /** ISO 8601, UTC: until then the holder is taken to be alive. */
  lease_until: string | null
}

/** Events that a consumer could not handle yet, and those of the same organisation behind them. */
type ParkedEventTable = {
  consumer: string
  position: Position
  organisation_id: string | null
  /** How often it was tried; 0 for one that only waits for another one. */
  failures: number
  next_at: string
}

/** Mails that a mail server has not taken yet. */
type WaitingMailTable = {
  /** UUID; also that of the mail's Message-ID, so that a mail that is sent twice is known as one. */
  id: string
  user_id: string | null
  recipient: string
  subject: string
  text: string
  html: string
  /** Where a POST ends mails of its kind; null: nowhere. */
  unsubscribe: string | null
  failures: number
  /** When it is tried next; while it is being sent, when another process may take it for given up. */
  next_at: string
  created_at: string
}

export type EventTables = {
  events: EventTable
  event_consumers: EventConsumerTable
  parked_events: ParkedEventTable
  waiting_mails: WaitingMailTable
}
