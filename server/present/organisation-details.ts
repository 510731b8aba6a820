import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { pickTexts, textNames } from '#src/contract/profile/profile-texts.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type {
  OrganisationRecord,
  StoredAttribute,
} from '../store/organisations/organisation-record.ts'
import { organisationProofs } from '../policies/organisation-proofs.ts'
import { howItIsItsOwn } from './how-it-is-its-own.ts'
import { presentFlags, presentOwnCredentials } from './held-credentials.ts'
import { presentPlace } from './place.ts'

/** What members read of their organisation. */
export function presentDetails(
  catalogue: CatalogueIn,
  record: OrganisationRecord,
): OrganisationDetails {
  const credentials = presentOwnCredentials(catalogue, record)
  const attributesFrom = (source: StoredAttribute['source']) =>
    record.attributes
      .filter((one) => one.source === source)
      .flatMap(({ attributeId }) => named(catalogue.attributeById(attributeId)))
  const self = attributesFrom('SELF')
  const derived = attributesFrom('DERIVED')
  const isSelfReported = (id: string) => self.some((own) => own.id === id)
  return {
    ...pickTexts(textNames, record),
    descriptions: record.descriptions,
    slug: record.slug,
    status: record.status,
    version: record.version,
    urls: { website: record.website },
    size: record.size,
    businessRegistryCountry: record.countryCode,
    categories: record.productIds.flatMap((id) => named(catalogue.productById(id))),
    serviceableLocations: record.locationIds,
    sustainabilityCredentials: credentials,
    selfReportedAttributes: self,
    derivedAttributes: derived,
    attributes: [...self, ...derived.filter((one) => !isSelfReported(one.id))],
    identifiers: record.identifiers.flatMap(({ typeId, identifier }) => {
      const type = catalogue.identifierTypeById(typeId)
      // Stored before numbers had a normal form: the next save stores it.
      const normal = catalogue.identifierInForm(typeId, identifier) ?? identifier
      return type ? [{ identifier: normal, type }] : []
    }),
    contacts: {
      address: catalogue.addressOf(record.addressIdentifier, record.address),
      address_identifier: record.addressIdentifier,
      secondaryAddresses: record.secondaryAddresses.map(({ id, address, addressIdentifier }) => ({
        id,
        address: catalogue.addressOf(addressIdentifier, address),
        address_identifier: addressIdentifier,
      })),
    },
    locationsSummary: presentPlace(catalogue, record.addressIdentifier)?.name ?? '',
    ...presentFlags(credentials),
    targets: record.targets,
    events: record.events,
    shareable: isShareable(record),
    known: howItIsItsOwn(catalogue, organisationProofs(record)),
  }
}

/** Sharing is unlocked by one credential or one attribute (MNG-4). */
export function isShareable(
  record: Pick<OrganisationRecord, 'credentials' | 'attributes'>,
): boolean {
  const shown = record.credentials.filter(({ state }) => state !== 'refused')
  return shown.length + record.attributes.length > 0
}

function named(one: { id: string; name: string } | undefined): { id: string; name: string }[] {
  return one ? [{ id: one.id, name: one.name }] : []
}
