/** An entry of the catalogue holds from an instant on, and until it was changed. */
type CatalogueCredentialTable = {
  id: string
  valid_from: string
  /** Null: it holds now. */
  valid_to: string | null
  /** JSON of the entry as the release has it; null for one that the operator has added. */
  ours: string | null
  /** JSON of what the operator has changed of it. */
  changes: string
  is_retired: number
  merged_into: string | null
  /** Who changed it, as in the audit log; null: a release. */
  changed_by: string | null
}

export type CatalogueTables = { catalogue_credentials: CatalogueCredentialTable }
