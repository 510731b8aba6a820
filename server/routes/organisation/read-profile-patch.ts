import { otherMinorityId } from '#src/contract/catalogue.ts'
import * as limits from '#src/contract/limits.ts'
import type { ProfilePatch } from '#src/contract/profile-patch.ts'
import { pickTexts, textNames } from '#src/contract/profile/profile-texts.ts'
import type { Language } from '#src/i18n/languages.ts'
import { deriveAttributesWith } from '../../catalogue/attributes/follow-from-credentials.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { OrganisationRecord } from '../../store/organisations/organisation-record.ts'
import type { ProfileChanges } from '../../store/organisations/profile-changes.ts'
import { readAddresses } from './addresses.ts'
import { readCredentialDetails } from './credential-details.ts'
import { readIdentifiers } from './identifiers.ts'
import { readListChange, type ListFields } from './list-changes.ts'
import { problem } from '../../texts/problem.ts'

/** The text of another minority is checked with its attribute. */
const plainTexts = textNames.filter((name) => name !== 'otherAttribute')

const lists = {
  attributes: {
    whole: ['attributes', 'ownerDemographic'],
    add: 'attributesToAdd',
    remove: 'attributesToDelete',
    most: limits.attributes,
  },
  credentials: {
    whole: ['credentials'],
    add: 'credentialsToAdd',
    remove: 'credentialsToDelete',
    most: limits.credentials,
  },
  products: {
    whole: ['categories'],
    add: 'categoriesToAdd',
    remove: 'categoriesToDelete',
    most: limits.categories,
  },
  locations: {
    whole: ['locations', 'serviceableLocation'],
    add: 'locationsToAdd',
    remove: 'locationsToDelete',
    most: limits.locations,
  },
} as const satisfies Record<string, ListFields>

/**
 * Turns the body of a save into changes, every id checked against the catalogue. Where a field comes
 * under two names, the main one is read: `identifiers`, `attributes`, `locations`, `country`.
 * @param stored the profile as it is: what it holds already is never refused
 * @param language of what a refusal names
 * @throws ProblemError 422 naming the field
 */
export async function readProfilePatch(
  sent: ProfilePatch,
  catalogue: Catalogue,
  stored: OrganisationRecord,
  language: Language,
): Promise<ProfileChanges> {
  const patch = withCurrentIds(sent, catalogue)
  const { size, descriptions } = patch
  const countryField = patch.country === undefined ? 'countryCode' : 'country'
  const country = patch[countryField]
  if (country && !catalogue.countryByCode(country)) {
    throw problem(422, 'problems.invalid.country', { field: countryField })
  }
  const read = (fields: ListFields, ids: readonly string[], has: (id: string) => boolean) =>
    readListChange(patch, fields, { ids, isKnown: has, isShown: has })
  const heldIds = stored.credentials.map((one) => one.credentialId)
  const credentials = readListChange(patch, lists.credentials, {
    ids: heldIds,
    isKnown: (id) => catalogue.credentialById(id)?.id === id && !catalogue.shelf.isRetired(id),
    isShown: (id) => catalogue.credentialById(id) !== undefined,
  })
  const products = read(lists.products, stored.productIds, (id) => !!catalogue.productById(id))
  const locations = read(
    lists.locations,
    stored.locationIds,
    (id) => catalogue.locationNameById(id) !== undefined,
  )
  return {
    ...pickTexts(plainTexts, patch),
    ...(descriptions && { descriptions }),
    ...(size !== undefined && { size }),
    ...(country !== undefined && { countryCode: country }),
    // Of the country too: days end elsewhere then.
    deriveAttributes: deriveAttributesWith(catalogue),
    ...(credentials && { credentials }),
    ...(await readCredentialDetails(
      patch,
      catalogue.in(language),
      heldIds,
      credentials ?? undefined,
    )),
    ...(products && { products }),
    ...(locations && { locations }),
    ...readAddresses(patch, catalogue, stored),
    ...readIdentifiers(patch, catalogue.in(language)),
    ...readAttributes(patch, catalogue, stored),
  }
}

/** A draft of long ago may name a credential that has become another one since. */
function withCurrentIds(patch: ProfilePatch, catalogue: Catalogue): ProfilePatch {
  const current = (id: string) => catalogue.credentialById(id)?.id ?? id
  const { credentials, credentialsToAdd, credentialsToDelete, credentialDetails } = patch
  return {
    ...patch,
    ...(credentials && { credentials: credentials.map(current) }),
    ...(credentialsToAdd && { credentialsToAdd: credentialsToAdd.map(current) }),
    ...(credentialsToDelete && { credentialsToDelete: credentialsToDelete.map(current) }),
    ...(credentialDetails && {
      credentialDetails: credentialDetails.map((one) => ({ ...one, id: current(one.id) })),
    }),
  }
}

/** The self-reported attributes, and the text that goes with 'Other minority' as long as it is ticked. */
function readAttributes(
  patch: ProfilePatch,
  catalogue: Catalogue,
  stored: OrganisationRecord,
): ProfileChanges {
  const text = patch.otherAttribute?.trim()
  const idsFrom = (source: 'SELF' | 'DERIVED') =>
    stored.attributes.filter((one) => one.source === source).map((one) => one.attributeId)
  const derived = new Set(idsFrom('DERIVED'))
  const self = idsFrom('SELF')
  const isReportable = (id: string) => catalogue.attributeById(id)?.isSelfReportable === true
  const change = readListChange(patch, lists.attributes, {
    ids: self,
    isKnown: (id) => derived.has(id) || isReportable(id),
    isShown: (id) => catalogue.attributeById(id) !== undefined,
  })
  if (!change) return text === undefined ? {} : { otherAttribute: text }
  // Sent along by those that send all that is shown; it is the server's alone.
  const added = change.added.filter(isReportable)
  const attributes = { ...change, added }
  const needsText = [...self.filter((id) => !change.removes(id)), ...added].some(
    (id) => id === otherMinorityId,
  )
  if (!needsText) return { attributes, otherAttribute: '' }
  if (text === '' || (text === undefined && !stored.otherAttribute)) {
    throw problem(422, 'problems.invalid.other-minority', { field: 'otherAttribute' })
  }
  return { attributes, ...(text !== undefined && { otherAttribute: text }) }
}
