import type { Brand } from '#src/contract/brand.ts'
import { supplierSite, type SupplierSite } from '../identity/supplier-site.ts'
import type { Store } from '../store/create-store.ts'

type Brands = Pick<Store['brands'], 'forHost' | 'hostsOf' | 'ownTexts'>

/**
 * The portal in which a search was saved; null where its brand has no portal any more.
 * @param origin of the portal under no brand
 */
export async function siteOfSearch(
  brands: Brands,
  { brandId }: { brandId: string | null },
  origin: string,
): Promise<SupplierSite | null> {
  if (brandId !== null && (await brands.hostsOf(brandId)).length === 0) return null
  return supplierSite(brands, { brandId }, { publicUrl: origin, seen: origin })
}

/** What the brand of a search shows at all; null where it has no portal any more. */
export async function constraintsOfSearch(
  brands: Brands,
  { brandId }: { brandId: string | null },
): Promise<Brand['searchConstraints'] | null> {
  if (brandId === null) return { credentialIds: [], locationIds: [], portfolioSlugs: [] }
  const [host] = await brands.hostsOf(brandId)
  return host === undefined ? null : (await brands.forHost(host)).searchConstraints
}
