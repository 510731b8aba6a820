import { sustainabilityCategories } from '#src/contract/categories.ts'
import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import { pickTexts, publicTextNames } from '#src/contract/profile/profile-texts.ts'
import type { PublicProfile } from '#src/contract/public-profile.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { oncePerLanguage } from '#src/i18n/once-per-language.ts'
import { earnedAttributes } from '../catalogue/attributes/earned.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import { organisationProofs } from '../policies/organisation-proofs.ts'
import { isToldToPublic } from '../policies/public-credential.ts'
import type { PastRecord } from '../store/history/read-as-of.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'
import { howItIsItsOwn } from './how-it-is-its-own.ts'
import { presentCredentials, presentFlags } from './held-credentials.ts'
import { isShareable } from './organisation-details.ts'
import { presentPlace } from './place.ts'

/** What the public reads of an organisation: all of it as it is, or what is kept of a day of the past. */
type PublicRecord = OrganisationRecord | PastRecord

const collator = oncePerLanguage((locale) => new Intl.Collator(locale))

/**
 * What the public reads of an organisation. Built field by field, so that nothing private can slip in
 * (SEC-2): no attribute but what modules earn, no registry number, no street, no contact.
 * @param reader language of who reads the description, null where it is not known: in it where the
 *   organisation has one, else the main description
 * @param now ms since the epoch; of a record of the past the moment of which it is
 */
export function presentPublicProfile(
  catalogue: CatalogueIn,
  record: PublicRecord,
  reader: DescriptionLanguage | null = null,
  now = Date.now(),
): PublicProfile {
  const told = record.credentials.filter((one) => isToldToPublic(one, now))
  const credentials = presentCredentials(catalogue, { ...record, credentials: told })
  const byName = collator(catalogue.language)
  return {
    ...pickTexts(publicTextNames, record),
    description: (reader && record.descriptions[reader]) || record.description,
    slug: record.slug,
    sustainabilityBadges: earnedBadges(catalogue, record),
    categories: record.productIds.flatMap((id) => {
      const product = catalogue.productById(id)
      return product ? [{ name: product.name }] : []
    }),
    sdgs: supportedSdgs(catalogue, record),
    sustainabilityCredentials: credentials
      .toSorted((one, other) => byName.compare(one.name, other.name))
      .map(({ tier: _, hasRenewal: __, ...shown }) => shown),
    verifiedCredentials: credentials.filter(({ state }) => state && isVerifiedState(state)).length,
    tags: earnedTags(catalogue, record),
    events: record.events,
    targets: record.targets,
    locations: publicLocations(catalogue, record),
    serviceableLocations: record.locationIds.flatMap((id) => {
      const name = catalogue.locationNameById(id)
      return name === undefined ? [] : [{ name }]
    }),
    ...presentFlags(credentials),
    shareable: isShareable(record),
    ...('owners' in record && ofItself(catalogue, record)),
    version: record.version,
    updatedAt: record.updatedAt,
  }
}

/** What shows whose profile it is; of the past that is not known. */
function ofItself(catalogue: CatalogueIn, record: OrganisationRecord) {
  const proofs = organisationProofs(record)
  return { isProven: proofs.length > 0, known: howItIsItsOwn(catalogue, proofs) }
}

/** Chosen by their ids, so that nothing else that an organisation is can be among them. */
function earnedTags(catalogue: CatalogueIn, { attributes }: PublicRecord): string[] {
  const held = new Set(
    attributes.filter((one) => one.source === 'DERIVED').map((one) => one.attributeId),
  )
  return earnedAttributes.flatMap(({ id }) =>
    held.has(id) ? (catalogue.attributeById(id)?.name ?? []) : [],
  )
}

/** Only what was verified earns a badge. */
function earnedBadges(catalogue: CatalogueIn, record: PublicRecord) {
  const earned = new Set(
    record.credentials
      .filter((one) => isVerifiedState(one.state))
      .flatMap((one) => catalogue.credentialById(one.credentialId)?.sustainabilityBadges ?? []),
  )
  return sustainabilityCategories.filter((category) => earned.has(category))
}

/** The goals stated by the organisation and those that its verified credentials stand for. */
function supportedSdgs(catalogue: CatalogueIn, record: PublicRecord) {
  const fromCredentials = record.credentials
    .filter((one) => isVerifiedState(one.state))
    .flatMap((one) => catalogue.credentialById(one.credentialId)?.sdgs ?? [])
  return [...new Set([...record.sdgs, ...fromCredentials])]
    .toSorted((one, other) => one - other)
    .map((id) => ({ id }))
}

function publicLocations(catalogue: CatalogueIn, record: PublicRecord) {
  const ids = [
    record.addressIdentifier,
    ...record.secondaryAddresses.map((one) => one.addressIdentifier),
  ]
  const places = new Map(
    ids.flatMap((id) => {
      const place = presentPlace(catalogue, id)
      return place ? [[place.name, place] as const] : []
    }),
  )
  return [...places.values()]
}
