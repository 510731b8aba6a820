import type { Cadence } from '#src/contract/buyers/saved-search.ts'

/** A search that a buyer keeps; its whole team sees it. */
type BuyerSearchTable = {
  id: string
  buyer_id: string
  /** Where it was saved: what that brand shows at all limits it. Null: under no brand. */
  brand_id: string | null
  name: string
  /** As `savedQueryOf` writes it. */
  query: string
  /** Counts the changes of its name, from 1. */
  version: number
  /** Counts the looks that have found somebody new. */
  look: number
  /** Null: it was not looked at yet. */
  looked_at: string | null
  /** Suppliers that it found then. */
  total: number | null
  created_at: string
  /** Until it is forgotten, it can be put back. */
  removed_at: string | null
}

/** What a search found when it was last looked at; nothing of one that finds too many. */
type BuyerSearchHitTable = {
  search_id: string
  organisation_id: string
  /** The look that found it first, since when it has been found each time; 0: it was there at the beginning. */
  look: number
}

/** What a member of the team wants to be told of a search, and was. */
type SearchSubscriptionTable = {
  search_id: string
  user_id: string
  cadence: Cadence
  /** The look up to which they were told by mail. */
  told: number
  /** The look up to which they have seen it in the portal. */
  seen: number
}

/** Whether a person wants mail about searches and suppliers at all, and which was written last. */
type NewsSubscriptionTable = {
  user_id: string
  /** What the links of these mails carry. */
  link: string
  /** Null: they want it. */
  ended_at: string | null
  /** The day whose mail was written last, or had nothing to tell. */
  day: string
  /** The same for the Monday of what is told once a week. */
  week: string
}

export type SavedSearchTables = {
  buyer_searches: BuyerSearchTable
  buyer_search_hits: BuyerSearchHitTable
  search_subscriptions: SearchSubscriptionTable
  news_subscriptions: NewsSubscriptionTable
}
