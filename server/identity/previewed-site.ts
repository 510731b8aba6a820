import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { brandIn } from '#src/contract/stored-brand.ts'
import type { Language } from '#src/i18n/languages.ts'
import { fitBrand } from '../brand-faults/fit-brand.ts'
import { brandOrigin } from '../http/brand-origin.ts'
import type { SupplierSite } from './supplier-site.ts'

/**
 * The portal under whose brand letters would be sent, in a state of it that may not be published: how they would
 * look, and where they would lead.
 * @param published what visitors see; null where that is nothing
 * @param origins the configured one, and that of the request
 */
export function previewedSite(
  { state, published }: { state: BrandState; published: BrandState | null },
  language: Language,
  origins: { publicUrl: string | null; seen: string },
): SupplierSite {
  const fitted = fitBrand(state.brand, published?.brand ?? null)
  return {
    origin: brandOrigin(fitted, state.hosts, origins),
    brand: brandIn(language, fitted),
    ownTexts: fitted.texts ?? {},
  }
}
