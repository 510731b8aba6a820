import { defaultBrand } from '../contract/default-brand.ts'
import { isRecord } from '../lib/is-record.ts'

/**
 * A theme with `branding` read as `brandImages`, and with what it leaves out taken from the built-in
 * theme, so that a back end that only knows a name and colours still gives a complete brand (API-2).
 */
export function withBrandDefaults(brand: unknown): unknown {
  if (!isRecord(brand)) return brand
  const images = present(brand['brandImages'] ?? brand['branding'])
  return {
    ...defaultBrand,
    ...present(brand),
    brandColors: { ...defaultBrand.brandColors, ...present(brand['brandColors']) },
    brandImages: images,
    searchConstraints: {
      ...defaultBrand.searchConstraints,
      ...present(brand['searchConstraints']),
    },
    copy: present(brand['copy']),
    footer: { ...defaultBrand.footer, ...present(brand['footer']) },
    associatedPortfolios: portfolios(brand['associatedPortfolios']),
  }
}

/** A portfolio is named by `portfolioSlug` or `portfolioId`. */
function portfolios(given: unknown): unknown[] {
  return (Array.isArray(given) ? given : []).map((one: unknown) =>
    isRecord(one) ? { ...one, portfolioSlug: one['portfolioSlug'] ?? one['portfolioId'] } : one,
  )
}

function present(value: unknown): Record<string, unknown> {
  const entries = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(entries.filter(([, one]) => one !== null && one !== ''))
}
