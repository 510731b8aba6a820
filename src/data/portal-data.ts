import type { Brand } from '../contract/brand.ts'
import type { Content } from '../contract/content.ts'
import { defaultBrand } from '../contract/default-brand.ts'
import type { Environment } from '../contract/environment.ts'
import * as limits from '../contract/limits.ts'
import type { Offer } from '../contract/offer.ts'
import type { Cache } from './cache.ts'
import type { Sources } from './sources.ts'

/** What the operator has set up: the look, the settings, texts and offers. */
export type PortalData = {
  /** Never rejects: an unknown host and a failed call give the built-in theme (BRD-2). */
  brand(host: string): Promise<Brand>
  environment(): Promise<Environment>
  /** What the operator has written under this key; null when there is nothing. */
  content(key: string): Promise<Content | null>
  offers(): Promise<Offer[]>
  /** Every brand of a demonstration; elsewhere the server knows no such address. */
  galleryBrands(): Promise<Brand[]>
}

/** @param onThemeFailure told of a theme that could not be had */
export function portalData(
  cache: Pick<Cache, 'aged' | 'fresh'>,
  sources: Sources,
  onThemeFailure: (error: unknown) => void = () => {},
): PortalData {
  return {
    brand: (host) =>
      cache.aged(sources.theme(host), limits.themeAge).catch((error: unknown) => {
        onThemeFailure(error)
        return defaultBrand
      }),
    environment: () => cache.aged(sources.environment, limits.environmentAge),
    content: async (key) => (await cache.fresh(sources.content(key))).value,
    offers: async () => (await cache.fresh(sources.offers)).value,
    galleryBrands: async () => (await cache.fresh(sources.galleryBrands)).value,
  }
}
