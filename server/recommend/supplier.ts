import type { CompanySize } from '#src/contract/company-size.ts'

/** Fewer holders than this are not told: the count would point at one supplier's list. */
export const fewestHolders = 3

/** How many of the similar suppliers hold one credential. */
export type Holders = { readonly approved: number; readonly pending: number }

/** What similar suppliers hold. */
export type Peers = {
  /** How many were looked at. */
  readonly suppliers: number
  /** By the credential's id, where there are `fewestHolders` or more. */
  readonly holders: ReadonlyMap<string, Holders>
}

/** The supplier that recommendations are for; every id is one of the catalogue. */
export type Supplier = {
  /** Ids of the credentials it has already. */
  readonly held: readonly string[]
  /** Null: not known. */
  readonly size: CompanySize | null
  readonly categories: readonly string[]
  readonly locations: readonly string[]
  readonly attributes: readonly string[]
  /** Which of the two were chosen as filters. */
  readonly mustMatch: { readonly categories: boolean; readonly locations: boolean }
  /** Words that a recommendation must not be about: see `excludes`. */
  readonly exclude: readonly string[]
  readonly peers: Peers
  /** Credentials that buyers search suppliers by where it is asked (`searchConstraints` of the brand). */
  readonly wanted: { readonly by: string; readonly credentials: readonly string[] }
}
