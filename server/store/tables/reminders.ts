import type { Day } from '#src/contract/trust/local-date.ts'

/** What a person was reminded of, written with the mail that does. */
type CredentialReminderTable = {
  user_id: string
  organisation_id: string
  credential_id: string
  /** The last day, not the statement that says so: one that is corrected in another thing is no other end. */
  expires_on: Day
  /** Days before it. */
  step: number
  created_at: string
}

/** Whether a person wants reminders; who was never asked has no row, and does. */
type ReminderSubscriptionTable = {
  user_id: string
  /** What the links of their mails carry: it ends and renews the subscription, and does nothing else. */
  link: string
  /** Null: they want them. */
  ended_at: string | null
}

/** The address of a person's calendar; at most one. */
type CalendarFeedTable = {
  user_id: string
  /** SHA-256 of what the address carries, hexadecimal. */
  token_hash: string
  created_at: string
}

export type ReminderTables = {
  credential_reminders: CredentialReminderTable
  reminder_subscriptions: ReminderSubscriptionTable
  calendar_feeds: CalendarFeedTable
}
