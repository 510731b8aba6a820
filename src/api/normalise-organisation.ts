import { credentialCategories } from '../contract/credential-categories.ts'
import { companySizes } from '../contract/company-sizes.ts'
import { isRecord } from '../lib/is-record.ts'

/** `website`, else `urls.website`, else `urls.WEBSITE` (API-2). */
export function withWebsite(organisation: unknown): unknown {
  if (!isRecord(organisation) || organisation['website']) return organisation
  const urls = isRecord(organisation['urls']) ? organisation['urls'] : {}
  return { ...organisation, website: urls['website'] || urls['WEBSITE'] || '' }
}

/** Lists whose entries a save names by their ids. */
const namedLists = ['categories', 'selfReportedAttributes', 'derivedAttributes', 'attributes']

/**
 * Details of an organisation, as a save goes back to where they came from: an entry that can be named is
 * kept, however a back end words it (KEEP-1). Dropped here, the next save of its list would delete it
 * there.
 */
export function withEntries(organisation: unknown): unknown {
  if (!isRecord(organisation)) return organisation
  const { sustainabilityCredentials, serviceableLocations, size } = organisation
  const lists = namedLists.map((name) => [name, entries(organisation[name], asNamed)])
  return {
    ...organisation,
    ...Object.fromEntries(lists),
    sustainabilityCredentials: entries(sustainabilityCredentials, asHeld),
    serviceableLocations: entries(serviceableLocations, (one) => idOf(one) ?? one),
    size: companySizes.some((known) => known === size) ? size : null,
  }
}

function entries(list: unknown, read: (entry: unknown) => unknown): unknown {
  return Array.isArray(list) ? list.map(read) : list
}

/** The id of an entry, which may be all there is of it. */
function idOf(entry: unknown): string | null {
  const id = isRecord(entry) ? (entry['id'] ?? entry['code']) : entry
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null
}

function asNamed(entry: unknown): unknown {
  const id = idOf(entry)
  if (id === null) return entry
  const name = isRecord(entry) && typeof entry['name'] === 'string' ? entry['name'] : id
  return { id, name }
}

/** A status of other words says nothing that the portal may repeat: only APPROVED counts as verified. */
function asHeld(entry: unknown): unknown {
  const id = idOf(entry)
  if (id === null) return entry
  const held = isRecord(entry) ? entry : {}
  const name = held['name'] || held['shortName'] || id
  return {
    ...held,
    id,
    name,
    shortName: held['shortName'] || name,
    status: held['status'] === 'APPROVED' ? 'APPROVED' : 'PENDING',
    // No screen of the profile's owner shows it.
    category: credentialCategories.find((one) => one === held['category']) ?? 'membership',
  }
}
