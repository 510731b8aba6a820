import type { OwnTexts } from '#src/contract/own-texts.ts'
import { isLoopbackHost } from '../http/loopback.ts'
import { ownOrigins } from '../http/own-origins.ts'
import type { Store } from '../store/create-store.ts'
import type { LetterSite } from '../mail/member-letters.ts'

/** Where letters lead and how they look, with the portal's texts in the brand's own words. */
export type SupplierSite = LetterSite & { ownTexts: OwnTexts }

/**
 * The portal under whose brand people are written to about a supplier: that under which it registered, whoever
 * has done something about it and wherever.
 * @param origin where that was done; it stays where the brand has that host, or has none, or no brand is known
 */
export async function supplierSite(
  brands: Pick<Store['brands'], 'forHost' | 'hostsOf' | 'ownTexts'>,
  { brandId }: { brandId: string | null },
  origin: string,
): Promise<SupplierSite> {
  const hosts = brandId === null ? [] : await brands.hostsOf(brandId)
  const isLocal = isLoopbackHost(new URL(origin).host)
  // A name of this machine leads nobody here who reads their mail elsewhere.
  const reached = hosts.filter((host) => isLocal || !isLoopbackHost(host))
  const [own = origin] = ownOrigins(origin, reached)
  const { host } = new URL(own)
  return { origin: own, brand: await brands.forHost(host), ownTexts: await brands.ownTexts(host) }
}
