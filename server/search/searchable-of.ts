import { assurances } from '#src/contract/trust/assurance.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import { numberKey } from '#src/contract/trust/number-key.ts'
import { earnedAttributes } from '../catalogue/attributes/earned.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { isToldToPublic } from '../policies/public-credential.ts'
import { isShareable } from '../present/organisation-details.ts'
import { presentPlace } from '../present/place.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'
import type { Searchable } from '../store/search/save-document.ts'
import { type SupplierDocument, writeHeld } from './document.ts'
import { pointOfSupplier } from './point-of-supplier.ts'
import { wordsOf } from './words.ts'

const earned = new Set(earnedAttributes.map(({ id }) => id))
const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000)

/**
 * By what a supplier is found: what its public profile says, and its numbers for whoever has one of them. Nothing else
 * about it goes into the index, so that no search can find it out (SEC-2).
 * @param portfolios slugs of those that it is linked to
 * @returns null where it has no public profile, or one that is empty
 */
export function searchableOf(
  catalogue: Catalogue,
  record: OrganisationRecord,
  { no, portfolios }: { no: number; portfolios: readonly string[] },
): Searchable | null {
  if (record.status !== 'ACTIVE' || !isShareable(record)) return null
  const place = presentPlace(catalogue, record.addressIdentifier)
  return {
    document: documentOf(catalogue, record, { no, portfolios }),
    texts: {
      name: wordsOf(record.name),
      more: wordsOf(
        [
          ...[record.description, ...Object.values(record.descriptions), record.website],
          ...[place?.city ?? '', place?.state ?? ''],
          ...[...record.targets, ...record.events].map(({ name }) => name),
        ].join(' '),
      ),
    },
    numbers: [
      ...record.identifiers.map(({ identifier }) => identifier),
      ...shownCredentials(record).flatMap(({ statement }) => statement.number ?? []),
    ].flatMap((number) => numberKey(number) ?? []),
  }
}

const shownCredentials = ({ credentials }: OrganisationRecord) =>
  credentials.filter((one) => isToldToPublic(one, Date.now()))

function documentOf(
  catalogue: Pick<Catalogue, 'pointOf' | 'pointOfCountry' | 'townOf'>,
  record: OrganisationRecord,
  { no, portfolios }: { no: number; portfolios: readonly string[] },
): SupplierDocument {
  const { addressIdentifier, attributes, countryCode, size } = record
  const credentials = shownCredentials(record)
  const checks = credentials.flatMap(({ check, state }) =>
    check && isVerifiedState(state) ? seconds(check.at) : [],
  )
  return {
    no,
    updatedAt: seconds(record.updatedAt),
    verifiedAt: Math.max(0, ...checks),
    point: pointOfSupplier(catalogue, record),
    town: addressIdentifier ? catalogue.townOf(addressIdentifier) : null,
    values: {
      credential: credentials.map(({ credentialId, state, assurance }) =>
        writeHeld({ id: credentialId, state, rank: assurances.indexOf(assurance) }),
      ),
      product: record.productIds,
      region: record.locationIds,
      country: countryCode ? [countryCode] : [],
      sdg: record.sdgs.map(String),
      size: size ? [size] : [],
      module: attributes.flatMap(({ attributeId, source }) =>
        source === 'DERIVED' && earned.has(attributeId) ? attributeId : [],
      ),
      portfolio: portfolios,
    },
  }
}
