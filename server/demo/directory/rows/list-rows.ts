import { randomUUID } from 'node:crypto'
import { descriptionLanguages } from '#src/contract/profile/descriptions.ts'
import { earnedBy } from '#server/catalogue/questionnaires.ts'
import type { Rows } from '#server/store/bulk-insert.ts'
import { ownResponse } from '#server/store/complete-module.ts'
import type { DirectorySupplier } from '../supplier.ts'
import type { Towns } from '../towns.ts'

/** The lists of a supplier's profile, and what it has completed. @param joinedAt ISO 8601, UTC */
export function listRows(
  supplier: DirectorySupplier,
  {
    organisation_id,
    joinedAt,
    derived,
    towns,
  }: {
    organisation_id: string
    joinedAt: string
    /** Attributes that follow from its credentials. */
    derived: readonly string[]
    towns: Pick<Towns, 'addressOf'>
  },
): Rows {
  const { attributes, modules, products, locations, identifiers, sdgs, targets, events } = supplier
  const earned = modules.flatMap(({ id }) => earnedBy(id)?.id ?? [])
  const engagements = (kind: 'TARGET' | 'EVENT', all: typeof targets) =>
    all.map(({ name, category }, position) => ({ organisation_id, kind, position, name, category }))
  return {
    organisation_attributes: [
      ...attributes.map((id) => ({ organisation_id, attribute_id: id, source: 'SELF' as const })),
      ...[...derived, ...earned].map((id) => ({
        ...{ organisation_id, attribute_id: id, source: 'DERIVED' as const },
      })),
    ],
    organisation_products: products.map((product_id, position) => ({
      ...{ organisation_id, product_id, position },
    })),
    organisation_locations: locations.map((location_id, position) => ({
      ...{ organisation_id, location_id, position },
    })),
    organisation_identifiers: identifiers.map(({ typeId: type_id, identifier }, position) => ({
      ...{ organisation_id, type_id, identifier, position },
    })),
    organisation_sdgs: sdgs.map((sdg) => ({ organisation_id, sdg })),
    organisation_engagements: [...engagements('TARGET', targets), ...engagements('EVENT', events)],
    secondary_addresses: supplier.secondaryAddresses.map((one, position) => {
      const { address, addressIdentifier: address_identifier } = towns.addressOf(one)
      return { id: randomUUID(), organisation_id, position, address, address_identifier }
    }),
    organisation_descriptions: descriptionLanguages.flatMap((language) => {
      const text = supplier.descriptions?.[language]
      return text ? [{ organisation_id, language, text }] : []
    }),
    portfolio_links: portfoliosOf(supplier).map(([brand_id, portfolio_slug]) => ({
      ...{ organisation_id, brand_id, portfolio_slug, created_at: joinedAt },
    })),
    module_completions: modules.map(({ id, score }) => ({
      ...{ response_id: ownResponse(organisation_id, id), organisation_id, module_id: id },
      ...{ user_id: null, created_at: joinedAt, score },
    })),
  }
}

/** Divisions of NACE that grow food and what is made of it. */
const growing = /^(?:0[1-3]|1[0-1])/

/** Portfolios of the demo's brands that a supplier has joined: those brands show no other suppliers. */
function portfoliosOf({ products, credentials }: DirectorySupplier): [string, string][] {
  return [
    ...(products.some((code) => growing.test(code))
      ? [['verdant', 'verdant-growers'] as [string, string]]
      : []),
    ...(credentials.some(({ id }) => id === 'iso-14001')
      ? [['harbour', 'harbour-green-suppliers'] as [string, string]]
      : []),
  ]
}
