import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import { languages } from '#src/i18n/languages.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { OrganisationRecord } from '../../store/organisations/organisation-record.ts'
import type { ProfileChanges } from '../../store/organisations/profile-changes.ts'
import { problem } from '../../texts/problem.ts'

/** The addresses of a save; each must be a place that the address search gives, or be stored already. */
export function readAddresses(
  { contacts }: ProfilePatch,
  catalogue: Catalogue,
  stored: OrganisationRecord,
): ProfileChanges {
  if (!contacts) return {}
  const known = new Set([
    stored.addressIdentifier,
    ...stored.secondaryAddresses.map((one) => one.addressIdentifier),
  ])
  const read = (
    { address, address_identifier }: { address: string; address_identifier: string },
    field: string,
  ) => {
    if (!known.has(address_identifier) && !catalogue.placeById(address_identifier)) {
      throw problem(422, 'problems.invalid.place', { field: `${field}.address_identifier` })
    }
    return {
      address: inEnglish(catalogue, address_identifier, address),
      addressIdentifier: address_identifier,
    }
  }
  const { secondaryAddresses } = contacts
  return {
    address: read(contacts, 'contacts'),
    ...(secondaryAddresses && {
      secondaryAddresses: secondaryAddresses.map((one, index) =>
        read(one, `contacts.secondaryAddresses.${index}`),
      ),
    }),
  }
}

/** What is stored does not depend on the language in which the address search was answered. */
function inEnglish(catalogue: Catalogue, placeId: string, address: string): string {
  const english = catalogue.placeById(placeId)?.address
  if (english === undefined || english === address) return address
  const isShown = languages.some(
    (language) => catalogue.in(language).addressOf(placeId, english) === address,
  )
  return isShown ? english : address
}
