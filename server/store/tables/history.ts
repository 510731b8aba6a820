/** What the profile of an organisation said, from an instant on and until another one. */
type ProfileVersionTable = {
  organisation_id: string
  valid_from: string
  /** Never null: what it says now is in the other tables. */
  valid_to: string
  /** JSON of a `ProfileContent`. */
  content: string
}

export type HistoryTables = { profile_versions: ProfileVersionTable }
