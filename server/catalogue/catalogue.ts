import type {
  AttributeOption,
  Country,
  Credential,
  IdentifierType,
  LocationNode,
  Place,
  PlaceSuggestion,
  ProductTag,
} from '#src/contract/catalogue.ts'

/** Reference data: the same for every brand and every organisation, read-only while the server runs. */
export type Catalogue = {
  credentials: readonly Credential[]
  credentialById(id: string): Credential | undefined
  /** Self-reportable and derived ones. */
  attributes: readonly AttributeOption[]
  attributeById(id: string): AttributeOption | undefined
  /** NACE Rev. 2.1; the id is the code. */
  products: readonly ProductTag[]
  productById(id: string): ProductTag | undefined
  /** Countries (ISO 3166-1 alpha-2) with their subdivisions (ISO 3166-2) below them. */
  locations: readonly LocationNode[]
  locationNameById(id: string): string | undefined
  countries: readonly Country[]
  /** @param code ISO 3166-1 alpha-2 */
  countryByCode(code: string): Country | undefined
  /** National registers first, then the international ones; empty for an unknown country. */
  identifierTypesByCountry(code: string): readonly IdentifierType[]
  identifierTypeById(typeId: string): IdentifierType | undefined
  /** Whether the whole value has the form of the type, and right check digits where the type has them. */
  isValidIdentifier(typeId: string, value: string): boolean
  /**
   * Places whose name the end of the query begins or spells out; what stands before it is kept as
   * the street. Best first, never more than `limit`.
   */
  searchPlaces(query: string, limit: number): readonly PlaceSuggestion[]
  /** The place behind an id that `searchPlaces` gave; undefined for anything else. */
  placeById(placeId: string): Place | undefined
}
