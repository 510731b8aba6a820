import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import {
  credential,
  country,
  productTag,
  type AttributeOption,
  type Country,
  type Credential,
  type IdentifierType,
  type LocationNode,
  type Place,
  type PlaceSuggestion,
  type ProductTag,
} from '#src/contract/catalogue.ts'
import { derivedAttributes } from './attributes/derived.ts'
import { earnedAttributes } from './attributes/earned.ts'
import { otherAttributes } from './attributes/other.ts'
import { ownershipAttributes } from './attributes/ownership.ts'
import { identifierDefinition } from './identifiers/identifier-definition.ts'
import { identifierTypes } from './identifiers/identifier-types.ts'
import { buildLocationTree, subdivisionRow } from './location-tree.ts'
import type { GeocodedKey } from './places/geocoded-id.ts'
import { Places } from './places/places.ts'
import { regionList, regionRow } from './places/region-list.ts'

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
  /**
   * The one form in which a number is stored, whichever way it was typed (KEEP-3).
   * @returns null for what has not the form of the type, or wrong check digits
   */
  normalIdentifier(typeId: string, typed: string): string | null
  /** The same whatever the check digits say, and without loading what judges them. */
  identifierInForm(typeId: string, typed: string): string | null
  /**
   * Places whose name the end of the query begins or spells out; what stands before it is carried as
   * the street, a postcode behind it too. Slips of the finger are forgiven. Best first, never more
   * than `limit`.
   */
  searchPlaces(query: string, limit: number): readonly PlaceSuggestion[]
  /** A place that an outside geocoder found, as a suggestion; undefined when it cannot be one. */
  suggestGeocoded(key: GeocodedKey): PlaceSuggestion | undefined
  /** Reads the places in slices; without it the first search does so at once. */
  preparePlaces(): Promise<void>
  /** The place behind an id of a suggestion; undefined for anything else. */
  placeById(placeId: string): Place | undefined
}

/**
 * Reads the committed reference data; the places are left for the first search, being the slow part.
 * @throws Error when a file is missing or damaged
 */
export async function loadCatalogue(): Promise<Catalogue> {
  const [credentials, products, countries, subdivisions, definitions, regions] = await Promise.all([
    readData('credentials.json', credential),
    readData('products.json', productTag),
    readData('countries.json', country),
    readData('subdivisions.json', subdivisionRow),
    readData('identifier-types.json', identifierDefinition),
    readData('regions.json', regionRow),
  ])
  const attributes = [
    ...ownershipAttributes,
    ...otherAttributes,
    ...derivedAttributes,
    ...earnedAttributes,
  ]
  const countryByCode = finder(countries, ({ code }) => code)
  const locations = buildLocationTree(countries, subdivisions)
  const identifiers = identifierTypes(definitions, countries)
  const places = new Places(regionList(regions, countryByCode), countryByCode)
  return {
    credentials,
    credentialById: finder(credentials, ({ id }) => id),
    attributes,
    attributeById: finder(attributes, ({ id }) => id),
    products,
    productById: finder(products, ({ id }) => id),
    locations: locations.roots,
    locationNameById: (id) => locations.names.get(id),
    countries,
    countryByCode,
    identifierTypesByCountry: identifiers.byCountry,
    identifierTypeById: identifiers.byId,
    normalIdentifier: identifiers.normal,
    identifierInForm: identifiers.inForm,
    searchPlaces: (query, limit) => places.search(query, limit),
    suggestGeocoded: (key) => places.suggestGeocoded(key),
    preparePlaces: () => places.prepare(),
    placeById: (placeId) => places.byId(placeId),
  }
}

function finder<T>(all: readonly T[], keyOf: (one: T) => string): (key: string) => T | undefined {
  const byKey = new Map(all.map((one) => [keyOf(one), one]))
  return (key) => byKey.get(key)
}

const data = new URL('./data/', import.meta.url)

/**
 * Reads one list of the catalogue.
 * @param name file in `data`, written by `npm run catalogue`
 * @param schema of one entry
 * @throws Error when the file is missing or is not such a list: the installation is damaged
 */
async function readData<T>(name: string, schema: v.GenericSchema<T>): Promise<readonly T[]> {
  const rows: unknown = JSON.parse(await readFile(new URL(name, data), 'utf8'))
  return v.parse(v.array(schema), rows)
}
