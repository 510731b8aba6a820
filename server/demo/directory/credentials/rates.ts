/** Credentials, with the percent of firms of medium size that hold each. */
export type Rates = Readonly<Record<string, number>>

/** Held in every industry and country. */
export const common: Rates = {
  'iso-14001': 24,
  'iso-9001': 15,
  'iso-45001': 6,
  ecovadis: 8,
  'iso-50001': 2,
  'iso-27001': 2,
  'b-corp': 2.4,
  ungc: 2.6,
  sbti: 2,
  'cdp-climate': 1.6,
  'sme-climate-hub': 1.6,
  'iso-14064-1': 1.4,
  'great-place-to-work': 1,
  weps: 0.7,
  'race-to-zero': 0.6,
  'one-percent-planet': 0.6,
  'climate-pledge': 0.4,
  'gri-community': 0.4,
}

/** Rare ones, each of which somebody holds. */
export const rare: readonly string[] = [
  ...['iso-14067', 'iso-14068-1', 'iso-14046', 'iso-46001', 'iso-37001', 'iso-37301', 'iso-22301'],
  ...['iso-42001', 'iso-20121', 'pas-2080', 'cradle-to-cradle', 'epd', 'r2', 'true-zero-waste'],
  ...['cdp-water', 'ceo-water-mandate', 'bsr-member', 'trace-certified', 'b4si', 'ellen-macarthur'],
  ...['wfto', 'people-planet-first', 'slave-free-alliance', 'carbon-trust-route-net-zero'],
  ...['edge-certified', 'operation-clean-sweep', 'climate-label', 'iso-39001', 'aws-water'],
]

/** Rare ones of large firms. */
export const rareOfLarge: readonly string[] = [
  ...['cdp-forests', 're100', 'ep100', 'ev100', 'tnfd-adopter', 'wbcsd', 'valuable-500', 'geeis'],
  ...['sustainalytics', 'msci-esg', 'sp-csa', 'iss-esg', 'ftse4good', 'top-employer', 'gresb'],
]
