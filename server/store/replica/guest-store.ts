import { createContentStore } from '../contents.ts'
import type { Store } from '../create-store.ts'
import type { Engine } from '../engine.ts'
import { createOfferStore } from '../offers.ts'
import { listedOrganisations, listedParts } from '../organisations/listed-organisations.ts'
import { findOrganisation, readOrganisation } from '../organisations/read-organisation.ts'
import { searchOrganisations } from '../organisations/search-organisations.ts'
import type { ReadOld } from './open-replica.ts'

/**
 * The store for what guests read, and for search: the reads named here may be a moment old. All others,
 * what decides about a permission and what comes before a write are read from the primary, as in the store
 * that this one is made of.
 */
export function guestStore(store: Store, engine: Engine, read: ReadOld): Store {
  const { organisations, contents, offers } = store
  return {
    ...store,
    organisations: {
      ...organisations,
      find: (slug) => read((from) => findOrganisation(from, engine, slug)),
      read: (id) => read((from) => readOrganisation(from, engine, id)),
      listed: (part) => read((from) => listedOrganisations(from, part)),
      listedParts: () => read((from) => listedParts(from)),
      search: (keyword) => read((from) => searchOrganisations(from, engine, keyword)),
    },
    contents: {
      ...contents,
      find: (key, brandId) => read((from) => createContentStore(from, engine).find(key, brandId)),
    },
    offers: {
      ...offers,
      ofBrand: (brandId) => read((from) => createOfferStore(from).ofBrand(brandId)),
    },
  }
}
