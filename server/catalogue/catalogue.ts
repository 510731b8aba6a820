import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { country, productTag, type PlaceSuggestion } from '#src/contract/catalogue.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { perLanguage } from '../texts/per-language.ts'
import { derivedAttributes } from './attributes/derived.ts'
import { earnedAttributes } from './attributes/earned.ts'
import { otherAttributes } from './attributes/other.ts'
import { ownershipAttributes } from './attributes/ownership.ts'
import { catalogueIn, finder, type CatalogueIn } from './catalogue-in.ts'
import { identifierDefinition } from './identifiers/identifier-definition.ts'
import { identifierTypes } from './identifiers/identifier-types.ts'
import { credentialEntry, type CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import { createCredentialShelf, type CredentialShelf } from './credentials/credential-shelf.ts'
import { buildLocationTree, subdivisionRow } from './location-tree.ts'
import type { GeocodedKey } from './places/geocoded-id.ts'
import type { Point } from './places/place-points.ts'
import { Places } from './places/places.ts'
import { regionList, regionRow } from './places/region-list.ts'

/**
 * Reference data: the same for every brand and every organisation. Its credentials are those of the
 * installation; everything else is read-only while the server runs. By itself it is in English, as what is stored and searched is.
 */
export type Catalogue = CatalogueIn & {
  /** The credentials of the release. */
  ours: readonly CredentialEntry[]
  /** The credentials of the installation, which change while it runs. */
  shelf: CredentialShelf
  /** The same in a language of the portal; its names are read when they are first asked for. */
  in(language: Language): CatalogueIn
  /**
   * Places whose name the end of the query begins or spells out; what stands before it is carried as
   * the street, a postcode behind it too. Slips of the finger are forgiven. Best first, never more
   * than `limit`.
   */
  searchPlaces(query: string, limit: number): readonly PlaceSuggestion[]
  /** A place that an outside geocoder found, as a suggestion; undefined when it cannot be one. */
  suggestGeocoded(key: GeocodedKey): PlaceSuggestion | undefined
  /**
   * Where a place lies: the middle of its city, off by 0.8 km at most. Places without a street, or whose
   * street or postcode is known, have the same point.
   * @returns null where that is not known: for what is no id of a place, for a whole country (see
   * `pointOfCountry`), and for a place of an outside geocoder whose city the embedded list does not have,
   * or has more than once
   */
  pointOf(placeId: string): Point | null
  /**
   * The town of a place: its id without street and postcode, the same for all places in it.
   * @returns null where `pointOf` does
   */
  townOf(placeId: string): string | null
  /**
   * A point in a country or territory, for suppliers of whom nothing closer is known: its capital, or the
   * city of highest rank where it has none. It is no middle of the country, and suppliers can be far from
   * it.
   * @param code ISO 3166-1 alpha-2
   * @returns null for an unknown code, and for the four territories without a place
   */
  pointOfCountry(code: string): Point | null
  /** Reads the places in slices; without it the first search or point does so at once. */
  preparePlaces(): Promise<void>
}

/**
 * Reads the committed reference data; the places are left for the first search, being the slow part.
 * @throws Error when a file is missing or damaged
 */
export async function loadCatalogue(): Promise<Catalogue> {
  const [credentials, products, countries, subdivisions, definitions, regions] = await Promise.all([
    readData('credentials.json', credentialEntry),
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
  const shelf = createCredentialShelf(credentials)
  const english: CatalogueIn = {
    language: defaultLanguage,
    get credentials() {
      return shelf.in(defaultLanguage).list
    },
    credentialById: (id) => shelf.in(defaultLanguage).byId(id),
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
    placeById: (placeId) => places.byId(placeId),
    addressOf: (_, stored) => stored,
  }
  return Object.assign(english, {
    ours: credentials,
    shelf,
    in: perLanguage((language) =>
      language === defaultLanguage ? english : catalogueIn(language, english, { places, shelf }),
    ),
    searchPlaces: (query: string, limit: number) => places.search(query, limit),
    suggestGeocoded: (key: GeocodedKey) => places.suggestGeocoded(key),
    pointOf: (placeId: string) => places.pointOf(placeId),
    townOf: (placeId: string) => places.townOf(placeId),
    pointOfCountry: (code: string) => places.pointOfCountry(code),
    preparePlaces: () => places.prepare(),
  })
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
