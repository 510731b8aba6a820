import { isSdg } from '#src/contract/sdgs.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { seedAddress } from '../seed-address.ts'
import type { DemoAddress, DemoOrganisation } from './demo-organisation.ts'

type Saved = Omit<DemoOrganisation, 'credentials' | 'modules'> & {
  readonly credentials: readonly { readonly id: string }[]
}

/** What saving the profile of a demo organisation would send; of one with nothing but a name, that alone. */
export function patchOf(catalogue: Catalogue, organisation: Saved): object {
  const resolve = (one: DemoAddress) => {
    const { address: text, addressIdentifier } = seedAddress(catalogue, one)
    return { address: text, address_identifier: addressIdentifier }
  }
  const { address, name, website, size, countryCode, otherAttribute, attributes } = organisation
  if (!address || !size || !countryCode) return { name }
  return {
    ...{ name, website, size, country: countryCode, otherAttribute, attributes },
    description: organisation.description,
    descriptions: organisation.descriptions,
    contacts: {
      ...resolve(address),
      secondaryAddresses: organisation.secondaryAddresses.map(resolve),
    },
    identifiers: organisation.identifiers,
    credentials: organisation.credentials.map(({ id }) => id),
    categories: organisation.products,
    locations: organisation.locations,
  }
}

/** What of a demo organisation the catalogue does not know, or has in another form. */
export function unknownIn(catalogue: Catalogue, one: Saved): string[] {
  const offered = catalogue.identifierTypesByCountry(one.countryCode ?? '')
  return [
    ...one.identifiers
      .filter(
        ({ typeId, identifier }) => catalogue.normalIdentifier(typeId, identifier) !== identifier,
      )
      .map(({ typeId, identifier }) => `${typeId} ${identifier}`),
    ...one.identifiers
      .filter(({ typeId }) => !offered.some((type) => type.typeId === typeId))
      .map(({ typeId }) => `${typeId} in ${one.countryCode}`),
    ...one.credentials.map(({ id }) => id).filter((id) => !catalogue.credentialById(id)),
    ...one.attributes.filter((id) => !catalogue.attributeById(id)?.isSelfReportable),
    ...one.products.filter((id) => !catalogue.productById(id)),
    ...one.locations.filter((id) => !catalogue.locationNameById(id)),
    ...one.sdgs.filter((id) => !isSdg(id)).map(String),
  ]
}
