import type { BuyerRole } from '#src/contract/buyers/buyer-role.ts'
import type { ShortlistStatus } from '#src/contract/buyers/shortlist.ts'

/** An organisation that buys. It is in no table that is public, searched or compared. */
type BuyerTable = {
  id: string
  slug: string
  name: string
  /** Counts the changes of its name, from 1. */
  version: number
  created_at: string
}

/** A member, or somebody who is invited: then `email` stands in the place of `user_id` and `accepted_at`. */
type BuyerMemberTable = {
  id: string
  buyer_id: string
  user_id: string | null
  /** As `emailKey` compares it. */
  email: string | null
  role: BuyerRole
  created_at: string
  accepted_at: string | null
}

type BuyerObjectiveTable = {
  id: string
  buyer_id: string
  /** Objectives are listed in this order. */
  position: number
  /** Counts the changes, from 1. */
  version: number
  /** JSON of `ObjectiveInput`. */
  content: string
}

type BuyerShortlistTable = {
  id: string
  buyer_id: string
  name: string
  /** Counts the changes of its name, from 1. */
  version: number
  created_at: string
}

type ShortlistItemTable = {
  id: string
  shortlist_id: string
  /** Null: the supplier was deleted. */
  organisation_id: string | null
  /** Of the supplier when it was put on the list: what is left of it where it is not public any more. */
  name: string
  status: ShortlistStatus
  note: string
  /** Who wrote the note; null: nobody, or somebody who was deleted. */
  user_id: string | null
  noted_at: string | null
  /** Counts the changes of status and note, from 1. */
  version: number
  added_at: string
  /** Taken off the list: it can be put back for a while. */
  removed_at: string | null
}

export type BuyerTables = {
  buyers: BuyerTable
  buyer_members: BuyerMemberTable
  buyer_objectives: BuyerObjectiveTable
  buyer_shortlists: BuyerShortlistTable
  shortlist_items: ShortlistItemTable
}
