import type { IndustryId } from '../industries.ts'
import type { Rates } from './rates.ts'

/** Of a country, by its code. */
export const ofCountries: Readonly<Record<string, Rates>> = {
  GB: {
    'living-wage-uk': 7,
    'cyber-essentials': 9,
    'disability-confident': 4,
    'planet-mark': 2,
    'investors-in-people': 3,
    'good-business-charter': 1.5,
    'seuk-certified': 2,
    'armed-forces-ers': 1,
    'race-at-work-charter': 1,
    'fair-payment-code': 1,
    'fair-tax-mark': 0.6,
    'social-value-quality-mark': 0.6,
    joscar: 0.7,
  },
  AU: {
    'climate-active': 6,
    apco: 4,
    'social-traders': 4,
    'reconciliation-action-plan': 4,
    'australian-supplier-payment-code': 3,
    'wgea-eocge': 1,
    'family-friendly-workplaces': 1,
    geca: 1.5,
    'white-ribbon-au': 0.6,
  },
  NZ: {
    'toitu-carbonreduce': 10,
    'toitu-net-carbonzero': 7,
    'toitu-enviromark': 4,
    'eco-choice-aotearoa': 3,
    'living-wage-nz': 6,
    'rainbow-tick': 1.5,
  },
  US: { 'sba-hubzone': 1.5, 'green-seal': 1, 'energy-star': 1, leed: 1, 'hrc-cei': 0.6 },
  CA: { 'buy-social-canada': 2.5, 'ccib-pair': 1.5, 'ul-ecologo': 2 },
  ZA: { 'b-bbee': 55 },
  DE: { emas: 4, 'blue-angel': 2 },
  AT: { emas: 6 },
  IT: { emas: 4, sa8000: 3 },
  ES: { emas: 3 },
  FR: { 'eu-ecolabel': 1.5 },
  CH: { 'equal-salary': 3 },
  SE: { 'nordic-swan': 9 },
  DK: { 'nordic-swan': 8 },
  NO: { 'nordic-swan': 7 },
  FI: { 'nordic-swan': 7 },
  JP: { 'eco-mark-japan': 9 },
  SG: { 'singapore-green-label': 8 },
}

type Ownership = { readonly attribute: string; readonly countries: string; readonly rates: Rates }

/** Of firms whose owners are asked for, by the attribute and the countries with `|` between. */
export const ofOwners: readonly Ownership[] = [
  { attribute: 'women-owned', countries: 'US', rates: { 'wbenc-wbe': 30, 'sba-wosb': 18 } },
  { attribute: 'women-owned', countries: 'CA', rates: { 'wbe-canada': 26 } },
  {
    attribute: 'women-owned',
    countries: 'GB|IN|CN|MX|CO|KE|NG|ZA|AU|TR|BD|PE|CL',
    rates: { 'weconnect-wbe': 18 },
  },
  { attribute: 'minority-owned', countries: 'US', rates: { 'nmsdc-mbe': 40, 'sba-8a': 14 } },
  { attribute: 'minority-owned', countries: 'CA', rates: { camsc: 35 } },
  { attribute: 'minority-owned', countries: 'GB', rates: { msduk: 32 } },
  { attribute: 'minority-owned', countries: 'ZA', rates: { sasdc: 20 } },
  {
    attribute: 'indigenous-owned',
    countries: 'AU',
    rates: {
      'supply-nation-registered': 48,
      'supply-nation-certified': 30,
      kinaway: 8,
      'noongar-chamber': 8,
    },
  },
  { attribute: 'indigenous-owned', countries: 'NZ', rates: { amotai: 50 } },
  { attribute: 'indigenous-owned', countries: 'CA', rates: { 'ccib-cib': 45 } },
  { attribute: 'veteran-owned', countries: 'US', rates: { 'sba-vetcert': 45, navoba: 14 } },
  { attribute: 'disability-owned', countries: 'US', rates: { 'disability-in-dobe': 50 } },
  { attribute: 'lgbtqi-owned', countries: 'US', rates: { 'nglcc-lgbtbe': 50 } },
  { attribute: 'lgbtqi-owned', countries: 'CA', rates: { cglcc: 45 } },
  { attribute: 'disability-enterprise', countries: 'AU', rates: { buyability: 50 } },
]

type OfTrade = {
  readonly countries: string
  readonly industries: readonly IndustryId[]
  readonly rates: Rates
}

/** Of some industries in some countries. */
export const ofTrades: readonly OfTrade[] = [
  {
    countries: 'GB',
    industries: ['construction', 'electrical', 'metal', 'landscaping'],
    rates: { chas: 20, safecontractor: 12, constructionline: 16, 'considerate-constructors': 8 },
  },
  { countries: 'GB', industries: ['logistics'], rates: { fors: 26 } },
  { countries: 'GB', industries: ['electrical', 'solar'], rates: { 'achilles-uvdb': 10 } },
  { countries: 'GB', industries: ['farming', 'food'], rates: { 'soil-association-organic': 14 } },
  { countries: 'GB', industries: ['staffing', 'farming'], rates: { 'glaa-licence': 10 } },
  { countries: 'US|CA', industries: ['logistics'], rates: { smartway: 26 } },
  {
    countries: 'US',
    industries: ['food', 'farming', 'care'],
    rates: { 'usda-organic': 16, 'certified-humane': 2 },
  },
  { countries: 'US|CA', industries: ['timber', 'packaging', 'printing'], rates: { sfi: 12 } },
  {
    countries: 'AU',
    industries: ['construction', 'building'],
    rates: { 'green-star': 6, 'is-rating': 3 },
  },
  {
    countries: 'AU',
    industries: ['apparel', 'textiles'],
    rates: { 'ethical-clothing-australia': 22 },
  },
  { countries: 'AU', industries: ['farming', 'food', 'beverages'], rates: { 'aco-organic': 12 } },
  { countries: 'NZ', industries: ['construction'], rates: { homestar: 12 } },
  {
    countries: 'BD|IN|VN|PK|LK|JO|ID|ET',
    industries: ['apparel', 'textiles'],
    rates: { 'better-work': 14, sa8000: 10 },
  },
  {
    countries: 'BD|PK',
    industries: ['apparel', 'textiles'],
    rates: { 'international-accord': 34 },
  },
  { countries: 'IN|PK', industries: ['textiles'], rates: { goodweave: 8 } },
  { countries: 'ID|MY', industries: ['food', 'care', 'plastics'], rates: { 'rspo-scc': 20 } },
  { countries: 'BR', industries: ['food', 'beverages'], rates: { rtrs: 8, bonsucro: 8 } },
  { countries: 'NZ|AU|ZA|UY', industries: ['textiles', 'apparel'], rates: { rws: 14 } },
  { countries: 'ET|KE|RW', industries: ['farming', 'coffee'], rates: { fairtrade: 24 } },
  { countries: 'FR|DE|IT|ES', industries: ['events'], rates: { 'green-key': 12 } },
  {
    countries: 'DE|AT',
    industries: ['printing', 'supplies', 'cleaning'],
    rates: { 'blue-angel': 16 },
  },
]
