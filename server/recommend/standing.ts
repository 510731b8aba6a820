import type { CompanySize } from '#src/contract/company-size.ts'
import type { SupportedClaim, VerifiedClaim } from './data/claims.ts'
import type { IndustryId } from './data/industries.ts'

/** What is known of a credential beside its entry in the catalogue: for whom it is worth having. */
export type Standing = {
  /** How many buyers ask for it, whatever the supplier does: 1 few, 2 some, 3 most. */
  readonly weight: 1 | 2 | 3
  /** Only suppliers of these industries can have it, or have any use for it. */
  readonly industries?: readonly IndustryId[]
  /** Open to others too, but asked for above all in these. */
  readonly commonIn?: readonly IndustryId[]
  /** Only suppliers of these countries (ISO 3166-1) or subdivisions (ISO 3166-2) can have it. */
  readonly countries?: readonly string[]
  /** Open to others too, but best known in these countries. */
  readonly knownIn?: readonly string[]
  /** Only businesses of these sizes can have it. */
  readonly sizes?: readonly CompanySize[]
  /** Within reach of others too, but for these the effort is in proportion. */
  readonly suits?: readonly CompanySize[]
  /** Ids of attributes: only a supplier with one of them can have it, and it verifies that one. */
  readonly verifies?: readonly VerifiedClaim[]
  /** Ids of attributes that it helps to prove; open to others too. */
  readonly supports?: readonly SupportedClaim[]
}

/** Credentials that do much the same for a supplier, by id. */
export type Family = {
  readonly name: string
  readonly credentials: Readonly<Record<string, Standing>>
}
