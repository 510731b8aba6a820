import { otherMinorityName } from '#src/contract/catalogue.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import type { OrganisationRecord } from '../../store/organisations/organisation-record.ts'
import type { ProfileChanges } from '../../store/organisations/profile-changes.ts'
import { readAddresses } from './addresses.ts'
import { readIdentifiers } from './identifiers.ts'
import { invalid, knownIds } from './unknown-id.ts'

/**
 * Turns the body of a save into changes, every id checked against the catalogue. Where a field comes
 * under two names, the main one is read: `identifiers`, `attributes`, `locations`, `country`.
 * @param stored the profile as it is: what it holds already is never refused
 * @throws ProblemError 422 naming the field
 */
export function profileChanges(
  patch: ProfilePatch,
  catalogue: Catalogue,
  stored: OrganisationRecord,
): ProfileChanges {
  const { name, description, website, size, credentials, categories } = patch
  const [locationField, locations] = pick(patch, 'locations', 'serviceableLocation')
  const [countryField, country] = pick(patch, 'country', 'countryCode')
  if (country && !catalogue.countryByCode(country)) {
    throw invalid(countryField, `${countryField} is not a country of ISO 3166-1`)
  }
  if (credentials) {
    const held = new Set(stored.credentials.map((one) => one.credentialId))
    knownIds('credentials', credentials, (id) => held.has(id) || !!catalogue.credentialById(id))
  }
  if (categories) {
    const held = new Set(stored.productIds)
    knownIds('categories', categories, (id) => held.has(id) || !!catalogue.productById(id))
  }
  if (locations) {
    const held = new Set(stored.locationIds)
    const isKnown = (id: string) => held.has(id) || catalogue.locationNameById(id) !== undefined
    knownIds(locationField, locations, isKnown)
  }
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(website !== undefined && { website }),
    ...(size !== undefined && { size }),
    ...(country !== undefined && { countryCode: country }),
    ...(credentials && {
      credentialIds: credentials,
      deriveAttributes: deriveAttributesWith(catalogue),
    }),
    ...(categories && { productIds: categories }),
    ...(locations && { locationIds: locations }),
    ...readAddresses(patch, catalogue, stored),
    ...readIdentifiers(patch, catalogue),
    ...readAttributes(patch, catalogue, stored),
  }
}

/** The self-reported attributes, and the text that goes with 'Other minority' as long as it is ticked. */
function readAttributes(
  patch: ProfilePatch,
  catalogue: Catalogue,
  stored: OrganisationRecord,
): ProfileChanges {
  const [field, ids] = pick(patch, 'attributes', 'ownerDemographic')
  const text = patch.otherAttribute?.trim()
  if (!ids) return text === undefined ? {} : { otherAttribute: text }
  const derived = new Set(
    stored.attributes.filter((one) => one.source === 'DERIVED').map((one) => one.attributeId),
  )
  const self = new Set(
    stored.attributes.filter((one) => one.source === 'SELF').map((one) => one.attributeId),
  )
  const isReportable = (id: string) => catalogue.attributeById(id)?.isSelfReportable === true
  knownIds(field, ids, (id) => derived.has(id) || self.has(id) || isReportable(id))
  const attributeIds = ids.filter((id) => self.has(id) || isReportable(id))
  const needsText = attributeIds.some(
    (id) => catalogue.attributeById(id)?.name === otherMinorityName,
  )
  if (!needsText) return { attributeIds, otherAttribute: '' }
  if (text === '' || (text === undefined && !stored.otherAttribute)) {
    throw invalid('otherAttribute', 'otherAttribute must describe the other minority')
  }
  return { attributeIds, ...(text !== undefined && { otherAttribute: text }) }
}

/** The field under its main name, or else under its second, with the name it came under. */
function pick<Main extends keyof ProfilePatch, Second extends keyof ProfilePatch>(
  patch: ProfilePatch,
  main: Main,
  second: Second,
): readonly [Main, ProfilePatch[Main]] | readonly [Second, ProfilePatch[Second]] {
  return patch[main] === undefined ? [second, patch[second]] : [main, patch[main]]
}
