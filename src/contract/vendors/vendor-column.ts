/** What a column of a list of vendors has (DSC-5). */
export const columnKinds = [
  'name',
  /** A business number of a kind that the portal knows. */
  'identifier',
  /** A business number of whatever kind. */
  'number',
  'country',
  /** Or a mail address: of both the domain is compared. */
  'website',
  'town',
  'spend',
  /** By which the buyer's own books know the vendor. */
  'vendor-number',
  'other',
] as const
export type ColumnKind = (typeof columnKinds)[number]

export type ColumnMeaning =
  { kind: 'identifier'; typeId: string } | { kind: Exclude<ColumnKind, 'identifier'> }

/** What a column seems to have, for a person to confirm or change. */
export type ColumnGuess = {
  /** From 0 on. */
  column: number
  /** Empty where the list has no headings. */
  heading: string
  meaning: ColumnMeaning
  /** From 0, nothing speaks for it, to 1. */
  certainty: number
}
