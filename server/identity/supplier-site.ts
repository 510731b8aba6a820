import type { OwnTexts } from '#src/contract/own-texts.ts'
import { brandOrigin } from '../http/brand-origin.ts'
import type { Store } from '../store/create-store.ts'
import type { LetterSite } from '../mail/member-letters.ts'

/** Where letters lead and how they look, with the portal's texts in the brand's own words. */
export type SupplierSite = LetterSite & { ownTexts: OwnTexts }

/**
 * The portal under whose brand people are written to about a supplier: that under which it registered, whoever
 * has done something about it and wherever.
 * @param origins the configured one, and that where something was done, which counts where no brand is known
 */
export async function supplierSite(
  brands: Pick<Store['brands'], 'forHost' | 'hostsOf' | 'ownTexts'>,
  { brandId }: { brandId: string | null },
  origins: { publicUrl: string | null; seen: string },
): Promise<SupplierSite> {
  const hosts = brandId === null ? [] : await brands.hostsOf(brandId)
  const [first = new URL(origins.publicUrl ?? origins.seen).host] = hosts
  const origin = brandOrigin(await brands.forHost(first), hosts, origins)
  const { host } = new URL(origin)
  return { origin, brand: await brands.forHost(host), ownTexts: await brands.ownTexts(host) }
}
