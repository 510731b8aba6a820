import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Rows } from '#server/store/bulk-insert.ts'
import { coreName, fold } from '#server/store/names.ts'
import { emptyTexts, columnsOfTexts } from '#server/store/organisations/text-columns.ts'
import { companySizes } from '#src/contract/company-sizes.ts'
import type { Chance } from './directory-random.ts'
import { goals, sentences, streets, towns, translated, warnings } from './directory-words.ts'

type Town = { name: string; placeId: string; countryCode: string | null }
type Supplier = { id: string; number: number; slug: string; name: string; isSuspended: boolean }

/** @returns a function that makes the rows of a supplier, beside its words for the search and its people */
export function createSuppliers(catalogue: Catalogue) {
  const places = towns.flatMap((name) => townOf(catalogue, name))
  const credentials = catalogue.credentials.map(({ id }) => id)
  const products = catalogue.products.map(({ id }) => id)
  const attributes = catalogue.attributes.map(({ id }) => id)
  const locations = catalogue.locations.flatMap(({ id, children }) => [
    id,
    ...children.slice(0, 4).map((child) => child.id),
  ])

  return (chance: Chance, supplier: Supplier): Rows => {
    const { id: organisation_id } = supplier
    const town = chance.pick(places)
    const created_at = momentOf(supplier.number)
    const held = chance.some(credentials, chance.below(13)).map((credential_id) => {
      const state = chance.below(3) > 0 ? ('active' as const) : ('pending' as const)
      return { organisation_id, credential_id, created_at, state }
    })
    const ofList = <Key extends string>(key: Key, ids: readonly string[], most: number) =>
      chance.some(ids, chance.below(most + 1)).map((one, position) => ({
        ...{ organisation_id, position },
        ...({ [key]: one } as Record<Key, string>),
      }))
    return {
      organisations: [organisationRow(chance, supplier, town, created_at)],
      organisation_slugs: [{ slug: supplier.slug, organisation_id, created_at }],
      organisation_checks: [
        {
          ...{ id: organisation_id, organisation_id, kind: 'website', valid_from: created_at },
          value: websiteOf(supplier),
        },
      ],
      organisation_credentials: held,
      ...factsOf(held),
      credential_notes: held.slice(0, chance.below(10) === 0 ? 1 : 0).map(({ credential_id }) => ({
        ...{ id: chance.uuid(), organisation_id, credential_id, created_at },
        ...{ category: 'WARN' as const, text: chance.pick(warnings) },
      })),
      organisation_attributes: chance.some(attributes, chance.below(8)).map((attribute_id) => ({
        ...{ organisation_id, attribute_id },
        source: chance.below(2) === 0 ? ('SELF' as const) : ('DERIVED' as const),
      })),
      // A tenth of the trades has half of the suppliers.
      organisation_products: ofList(
        'product_id',
        chance.below(2) === 0 ? products.slice(0, 90) : products,
        8,
      ),
      organisation_locations: ofList('location_id', locations, 6),
      organisation_identifiers: [
        { type_id: 'gln', identifier: gln(chance), organisation_id, position: 0 },
      ],
      organisation_sdgs: chance
        .some([3, 5, 7, 8, 9, 12, 13, 15], chance.below(4))
        .map((sdg) => ({ organisation_id, sdg })),
      organisation_engagements: chance.some(goals, chance.below(5)).map((name, position) => ({
        ...{ organisation_id, position, name, category: 1 + chance.below(2) },
        kind: position % 2 === 0 ? ('TARGET' as const) : ('EVENT' as const),
      })),
      secondary_addresses: chance.some(places, chance.below(5) === 0 ? 1 : 0).map((place) => ({
        ...{ id: chance.uuid(), organisation_id, position: 0 },
        ...addressIn(chance, place),
      })),
      organisation_descriptions: Object.entries(translated)
        .slice(0, chance.below(5) === 0 ? 1 + chance.below(3) : 0)
        .map(([language, text]) => ({
          ...{ organisation_id, text },
          language: language as keyof typeof translated,
        })),
    }
  }
}

/** One comes each minute. */
export function momentOf(number: number): string {
  return new Date(Date.UTC(2024, 0, 1) + number * 60_000).toISOString()
}

const websiteOf = ({ slug }: Supplier) => `https://www.${slug}.example`

function organisationRow(chance: Chance, supplier: Supplier, town: Town, created_at: string) {
  const { id, slug, name, isSuspended } = supplier
  const description = chance.some(sentences, 1 + chance.below(7)).join(' ')
  return {
    ...{ id, slug, version: 1, created_at, updated_at: created_at },
    ...columnsOfTexts({ ...emptyTexts, name, description, website: websiteOf(supplier) }),
    ...{ name_key: fold(name), core_key: coreName(name) },
    status: isSuspended ? ('SUSPENDED' as const) : ('ACTIVE' as const),
    ...{ website_set_by: null, website_vouched_at: created_at },
    ...{ size: chance.pick(companySizes), country_code: town.countryCode },
    ...addressIn(chance, town),
  }
}

function addressIn(chance: Chance, { name, placeId }: Town) {
  const address = `${1 + chance.below(200)} ${chance.pick(streets)}, ${name}`
  return { address, address_identifier: placeId }
}

function townOf(catalogue: Catalogue, typed: string): Town[] {
  return catalogue.searchPlaces(typed, 1).map(({ address, placeId }) => {
    const parts = catalogue.placeById(placeId)?.address_components ?? []
    const country = parts.find(({ types }) => types.includes('country'))
    return { name: address, placeId, countryCode: country?.short_name ?? null }
  })
}

/** Thirteen digits, the last of which proves the others (GS1 General Specifications, 7.9.1). */
function gln(chance: Chance): string {
  const digits = String(10 ** 11 + chance.below(9 * 10 ** 11))
  const sum = [...digits].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** What is known about held credentials: a document was seen of each that counts. */
function factsOf(held: NonNullable<Rows['organisation_credentials']>) {
  const facts = held.map(({ organisation_id, credential_id, created_at, state }) => ({
    state,
    own: {
      ...{ id: `${organisation_id}:${credential_id}`, organisation_id, credential_id },
      ...{ valid_from: created_at, valid_to: null },
    },
  }))
  const nothing = { number: null, issuer: null, scope: null, issued_on: null, expires_on: null }
  return {
    credential_statements: facts.map(({ own }) => ({
      ...{ ...own, ...nothing, entry_url: null, user_id: null },
    })),
    credential_checks: facts
      .filter(({ state }) => state === 'active')
      .map(({ own }) => ({
        ...{ ...own, statement_id: own.id, outcome: 'confirmed' as const },
        ...{ method: 'document' as const, authority: null, entry_url: null, note: null },
        documents: '[]',
      })),
  }
}
