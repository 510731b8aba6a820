import { ProblemError } from '#src/contract/problem.ts'
import { countVerified } from '#src/contract/verified.ts'
import type { BadgeSupplier } from '../../badge/badge-words.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { createOnceCache } from '../../http/once-cache.ts'
import { consumerSchemes } from '../../policies/consumer-schemes.ts'
import { findShown, unknownOrganisation } from '../../policies/find-shown.ts'
import { presentCredentials } from '../../present/held-credentials.ts'
import type { Store } from '../../store/create-store.ts'
import { timeMark } from '../../store/organisations/time-mark.ts'

/** Suppliers whose verified credentials are remembered. */
const remembered = 20_000
/** Milliseconds; for what is changed in the database by hand, since every other change raises the version. */
const memory = 5_000

/** Whom a badge speaks of, with the slug in use where there is one, and the status of its answer. */
type Found = { supplier: BadgeSupplier | null; slug: string | undefined; status: number }

/**
 * Finds the supplier of a badge by slug, without reading the profile while its version is the same.
 * @returns finds it, with what consumers in the European Union may be told of it where they are meant; where there is no such profile, none, with the status that says why
 */
export function createSupplierFinder(
  store: Pick<Store, 'organisations' | 'reports'>,
  catalogue: Catalogue,
): (slug: string | undefined, isForConsumers: boolean) => Promise<Found> {
  const known = createOnceCache<Pick<BadgeSupplier, 'verified' | 'schemes'>>({
    ...{ most: remembered, sizeOf: () => 1, ttl: memory },
  })

  async function count(id: string, isForConsumers: boolean) {
    const record = await store.organisations.read(id)
    if (!record) throw unknownOrganisation()
    const credentials = presentCredentials(catalogue, record)
    const verified = countVerified(credentials)
    if (!isForConsumers) return { value: { verified } }
    return { value: { verified, schemes: consumerSchemes(catalogue, credentials) } }
  }

  return async (asked, isForConsumers) => {
    if (asked === undefined) return { supplier: null, slug: undefined, status: 200 }
    try {
      const found = await findShown(store, asked)
      const { id, name, slug, version } = found
      const key = `${id} ${version}${timeMark(found)} ${catalogue.shelf.revision()} ${isForConsumers}`
      const supplier = { name, ...(await known(key, () => count(id, isForConsumers))) }
      return { supplier, slug, status: 200 }
    } catch (error) {
      if (!(error instanceof ProblemError) || ![404, 410].includes(error.status)) throw error
      return { supplier: null, slug: asked, status: error.status }
    }
  }
}
