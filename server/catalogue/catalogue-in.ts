import type {
  AttributeOption,
  Country,
  IdentifierType,
  LocationNode,
  Place,
  ProductTag,
} from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import { nameOrder } from '#src/i18n/name-formats.ts'
import type { Language } from '#src/i18n/languages.ts'
import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { CredentialShelf } from './credentials/credential-shelf.ts'
import type { Places } from './places/places.ts'
import { readCatalogueNames } from './read-names.ts'

/** What the catalogue says in one language. Ids are the same in all of them. */
export type CatalogueIn = {
  language: Language
  /** Those that can be chosen, as the installation has them now. */
  readonly credentials: readonly CredentialEntry[]
  /** Also one that can be chosen no more, which profiles may hold. */
  credentialById(id: string): CredentialEntry | undefined
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
  /**
   * The one form in which a number is stored, whichever way it was typed (KEEP-3).
   * @returns null for what has not the form of the type, or wrong check digits
   */
  normalIdentifier(typeId: string, typed: string): string | null
  /** The same whatever the check digits say, and without loading what judges them. */
  identifierInForm(typeId: string, typed: string): string | null
  /** The place behind an id of a suggestion; undefined for anything else. */
  placeById(placeId: string): Place | undefined
  /**
   * An address as it is read in this language. What was chosen from the address search is stored in
   * English; an address of other words is somebody's own, and stays as it is.
   */
  addressOf(placeId: string, stored: string): string
}

/** The entries of a list by their key. */
export function finder<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): (key: string) => T | undefined {
  const byKey = new Map(all.map((one) => [keyOf(one), one]))
  return (key) => byKey.get(key)
}

/**
 * The catalogue in another language than English. What has no name in it stays English; what people look
 * for by name, countries, is in the order of the language.
 * @param english the catalogue as it is stored
 */
export function catalogueIn(
  language: Language,
  english: CatalogueIn,
  { places, shelf }: { places: Pick<Places, 'byId'>; shelf: CredentialShelf },
): CatalogueIn {
  const names = readCatalogueNames(language)
  const order = nameOrder(language)
  const inOrder = <T extends { name: string }>(all: T[]) =>
    all.sort((one, other) => order.compare(one.name, other.name))
  const called = <T extends { name: string }>(
    one: T,
    id: string,
    by: ReadonlyMap<string, string>,
  ) => ({
    ...one,
    name: by.get(id) ?? one.name,
  })
  const identifierType = (one: IdentifierType): IdentifierType => ({
    ...one,
    type: names.identifierTypes.get(one.typeId) ?? one.type,
  })

  const attributes = english.attributes.map((one) => ({ ...one, ...names.attributes.get(one.id) }))
  const products = english.products.map((one) => called(one, one.id, names.products))
  const countries = inOrder(english.countries.map((one) => called(one, one.code, names.countries)))
  const locations = inOrder(english.locations.map((one) => called(one, one.id, names.countries)))
  const countryByCode = finder(countries, ({ code }) => code)
  const placeById = (placeId: string) =>
    places.byId(placeId, ({ code }) => countryByCode(code)?.name)
  return {
    ...english,
    language,
    get credentials() {
      return shelf.in(language).list
    },
    credentialById: (id) => shelf.in(language).byId(id),
    attributes,
    attributeById: finder(attributes, ({ id }) => id),
    products,
    productById: finder(products, ({ id }) => id),
    locations,
    locationNameById: (id) => countryByCode(id)?.name ?? english.locationNameById(id),
    countries,
    countryByCode,
    identifierTypesByCountry: (code) => english.identifierTypesByCountry(code).map(identifierType),
    identifierTypeById(typeId) {
      const type = english.identifierTypeById(typeId)
      return type && identifierType(type)
    },
    placeById,
    addressOf(placeId, stored) {
      if (!placeId || english.placeById(placeId)?.address !== stored) return stored
      const address = placeById(placeId)?.address
      // The form sends it back with a save.
      return address && address.length <= limits.address ? address : stored
    },
  }
}
