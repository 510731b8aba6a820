import type { Store } from '../store/create-store.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { createOnceCache } from '../http/once-cache.ts'
import { findKnownLogo } from './known-logo.ts'

/** Milliseconds that the brands are remembered, as that of a host is. */
const memory = 5_000

/**
 * Finds which image of a brand of this installation an address means (see `findKnownLogo`).
 * @returns finds it for an address and the host of a request; null where no brand has it
 */
export function createLogoFinder({ brands }: Pick<Store, 'brands'>) {
  const known = createOnceCache<StoredBrand[]>({ most: 1, sizeOf: () => 1, ttl: memory })
  return async (address: string, host: string): Promise<string | null> => {
    const other = URL.parse(address)?.host
    const isOurs = other !== undefined && (await brands.byHost(other)) !== null
    const all = await known('all', async () => ({ value: await brands.all() }))
    return findKnownLogo(address, host, all, () => isOurs)
  }
}
