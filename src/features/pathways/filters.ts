import type { CredentialCategory, SustainabilityCategory } from '../../contract/catalogue.ts'

/** Something of the catalogue that was chosen, with the name it is shown by. */
export type Choice = { readonly id: string; readonly name: string }

/** What the recommendations are narrowed to. */
export type Filters = {
  readonly badges: readonly SustainabilityCategory[]
  /** Null: every kind. */
  readonly kind: CredentialCategory | null
  readonly locations: readonly Choice[]
  readonly industries: readonly Choice[]
}

export const noFilters: Filters = { badges: [], kind: null, locations: [], industries: [] }

/** How many filters are set, each choice counted. */
export function countFilters({ badges, kind, locations, industries }: Filters): number {
  return badges.length + (kind ? 1 : 0) + locations.length + industries.length
}
