export const vendorVerdicts = ['match', 'possible', 'none'] as const
export type VendorVerdict = (typeof vendorVerdicts)[number]

/** Why a row of a list of vendors and a supplier are taken for one, and what speaks against it (DSC-5). */
export type VendorReason =
  /** The supplier is found by this number. `typeId`: its kind, as the list says or its form tells; null: not known. */
  | { code: 'number-equal'; typeId: string | null }
  | { code: 'domain-equal' }
  | { code: 'name-equal' }
  | { code: 'name-alike' }
  | { code: 'name-differs' }
  | { code: 'country-equal' }
  | { code: 'country-differs' }
  | { code: 'town-equal' }
  /** A number of the row finds another supplier, or its domain is that of another one. */
  | { code: 'number-of-another' }
  | { code: 'domain-of-another' }
  /** A number of the row has the form of its kind, and finds nobody. */
  | { code: 'number-unknown' }
  /** More suppliers than this one fit as well. */
  | { code: 'not-the-only-one' }

/** Suppliers of whom one may be meant. */
export const mostVendorCandidates = 3

/** A supplier that a row may mean, by what everybody may know of it. */
export type VendorCandidate = {
  slug: string
  name: string
  reasons: readonly VendorReason[]
}

/** What was found for a row; `candidates` has one for a match, one to three where it is possible. */
export type VendorMatch = {
  verdict: VendorVerdict
  candidates: readonly VendorCandidate[]
}
