/** A piece of content that the operator writes; without a brand it is for every brand that has none of its own. */
type ContentTable = {
  id: string
  brand_id: string | null
  key: string
  /** Plain, or JSON by language. */
  title: string
  /** Sanitised HTML: plain, or JSON by language. */
  html: string
  updated_at: string
}

type NewsletterTable = {
  /** Id of a brand, or of the built-in one. */
  brand_id: string
  /** The address in the form in which it is unique. */
  email: string
  tag: string
  first_name: string | null
  last_name: string | null
  created_at: string
  /** Since when the subscription counts; null until the reader of the address's mail has said so. */
  confirmed_at: string | null
  /** When a mail first asked for that; null where there was none, as for those from before. */
  asked_at: string | null
  /** What the links of that mail carry: its holder may confirm and unsubscribe. */
  link: string | null
  link_expires_at: string | null
}

/** How many have signed up for a tag of a brand; triggers of `newsletter_sign_ups` maintain it. */
type NewsletterCountTable = { brand_id: string; tag: string; confirmed: number; waiting: number }

/**
 * What was sent or signed up of late, stored only as long as it counts against spam. No person can be
 * read out of it: people, mailboxes and addresses of the net are keyed digests.
 */
export type OutreachLogTable = {
  id: string
  kind: 'invitation' | 'newsletter' | 'test-mail'
  sender: string
  /** The mailbox that was written to. */
  recipient: string | null
  /** 1 where a mail went out, 0 where the mailbox was spared one. */
  is_sent: number
  created_at: string
}

export type OutreachTables = {
  contents: ContentTable
  newsletter_sign_ups: NewsletterTable
  newsletter_counts: NewsletterCountTable
  outreach_log: OutreachLogTable
}
