import { createContentStore } from '../contents.ts'
import type { Store } from '../create-store.ts'
import type { Connection, Engine } from '../engine.ts'
import { createHistoryStore } from '../history/history-store.ts'
import { createOfferStore } from '../offers.ts'
import { createOrganisationStore } from '../organisation-store.ts'
import { currentSuspension } from '../reports/suspensions.ts'
import type { ReadOld } from './open-replica.ts'

/**
 * The store for what guests read, and for search: the reads named here may be a moment old. All others,
 * what decides about a permission and what comes before a write are read from the primary, as in the store
 * that this one is made of.
 */
export function guestStore(store: Store, engine: Engine, read: ReadOld): Store {
  const organisationsOn = ofEachConnection((from) => createOrganisationStore(from, engine))
  const contentsOn = ofEachConnection((from) => createContentStore(from, engine))
  const historyOn = ofEachConnection(createHistoryStore)
  const offersOn = ofEachConnection(createOfferStore)
  return {
    ...store,
    organisations: {
      ...store.organisations,
      find: (slug) => read((from) => organisationsOn(from).find(slug)),
      read: (id) => read((from) => organisationsOn(from).read(id)),
      listed: (part) => read((from) => organisationsOn(from).listed(part)),
      listedParts: () => read((from) => organisationsOn(from).listedParts()),
      search: (keyword) => read((from) => organisationsOn(from).search(keyword)),
    },
    contents: {
      ...store.contents,
      find: (key, brandId) => read((from) => contentsOn(from).find(key, brandId)),
    },
    history: {
      asOf: (organisation, day) => read((from) => historyOn(from).asOf(organisation, day)),
      entriesAt: (ids, at) => read((from) => historyOn(from).entriesAt(ids, at)),
      of: (organisation) => read((from) => historyOn(from).of(organisation)),
    },
    offers: {
      ...store.offers,
      ofBrand: (brandId) => read((from) => offersOn(from).ofBrand(brandId)),
    },
    reports: {
      ...store.reports,
      current: (organisationId) => read((from) => currentSuspension(from, organisationId)),
    },
  }
}

/** One for each of the two connections, made once: what it gathers or caches is of its connection alone. */
function ofEachConnection<Part>(create: (from: Connection) => Part): (from: Connection) => Part {
  const made = new Map<Connection, Part>()
  return (from) => {
    const known = made.get(from)
    if (known) return known
    const part = create(from)
    made.set(from, part)
    return part
  }
}
