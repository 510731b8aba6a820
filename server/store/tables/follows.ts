import type { Generated } from 'kysely'
import type { SupplierNewsKind } from '#src/contract/buyers/follow.ts'
import type { Cadence } from '#src/contract/buyers/saved-search.ts'

type BuyerFollowTable = {
  buyer_id: string
  organisation_id: string
  /** Where it was followed: letters about it lead there. Null: under no brand. */
  brand_id: string | null
  /** The last news of any supplier then: of what came before, nobody is told. */
  since_news: number
  created_at: string
}

/** What a supplier that is followed was when it was noted last. */
type SupplierStateTable = {
  organisation_id: string
  /** JSON of `FollowedState`. */
  state: string
}

/** What has become of suppliers that are followed; nothing that the public may not know. */
type SupplierNewsTable = {
  /** Given in the order in which news can be seen. */
  no: Generated<number>
  organisation_id: string
  kind: SupplierNewsKind
  /** Id of the credential, or of what a module has earned. */
  subject: string
  created_at: string
}

/** What a member of a buyer wants to be told of the suppliers that it follows, and was. */
type FollowSubscriptionTable = {
  buyer_id: string
  user_id: string
  cadence: Cadence
  /** The news up to which they were told by mail. */
  told: number
}

export type FollowTables = {
  buyer_follows: BuyerFollowTable
  supplier_states: SupplierStateTable
  supplier_news: SupplierNewsTable
  follow_subscriptions: FollowSubscriptionTable
}
