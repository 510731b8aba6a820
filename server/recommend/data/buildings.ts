import type { Family } from '../standing.ts'
import { fromMedium, fromSmall, upToMedium } from './sizes.ts'

/** Who plans, builds, sells or runs buildings. */
const buildings = ['construction', 'property', 'architecture'] as const
const infrastructure = ['civilEngineering', 'utilities', 'architecture'] as const

/** Emerging markets in which EDGE has most of its projects. */
const edgeCountries = ['ZA', 'KE', 'NG', 'GH', 'IN', 'ID', 'VN', 'PH', 'CO', 'MX', 'PE', 'BR', 'CR']

/** Ratings of buildings and infrastructure, and the registers of those who build in the United Kingdom. */
export const buildingCredentials: readonly Family[] = [
  {
    name: 'green buildings',
    credentials: {
      leed: { weight: 3, industries: buildings, knownIn: ['US', 'CA', 'IN', 'AE', 'CN', 'BR'] },
      breeam: { weight: 3, industries: buildings, knownIn: ['GB', 'NL', 'NO', 'SE', 'ES'] },
      'green-star': { weight: 3, industries: buildings, countries: ['AU', 'NZ', 'ZA'] },
      nabers: { weight: 2, industries: ['property'], countries: ['AU', 'NZ', 'GB'] },
      dgnb: { weight: 2, industries: buildings, knownIn: ['DE', 'AT', 'CH', 'DK'] },
      'living-building-challenge': { weight: 1, industries: buildings },
      'passive-house': { weight: 2, industries: buildings, knownIn: ['DE', 'AT'] },
      'edge-buildings': { weight: 1, industries: buildings, knownIn: edgeCountries },
      homestar: { weight: 2, industries: buildings, countries: ['NZ'] },
    },
  },
  {
    name: 'healthy buildings',
    credentials: {
      well: { weight: 2, industries: buildings },
      fitwel: { weight: 1, industries: buildings, knownIn: ['US', 'GB'] },
    },
  },
  {
    name: 'infrastructure',
    credentials: {
      'pas-2080': { weight: 2, industries: infrastructure, knownIn: ['GB'], suits: fromMedium },
      ceequal: { weight: 2, industries: infrastructure, knownIn: ['GB', 'SE', 'NO'] },
      'is-rating': { weight: 2, industries: infrastructure, countries: ['AU', 'NZ'] },
    },
  },
  {
    name: 'property portfolios',
    credentials: {
      gresb: { weight: 2, industries: ['property', 'investment'], sizes: fromMedium },
    },
  },
  {
    name: 'considerate building',
    credentials: {
      'considerate-constructors': { weight: 2, industries: ['construction'], countries: ['GB'] },
      'scs-school': {
        weight: 2,
        industries: ['construction', 'cleaning', 'buildingProducts', 'property', 'architecture'],
        countries: ['GB'],
      },
    },
  },
  {
    name: 'contractor registers',
    credentials: {
      chas: {
        weight: 2,
        industries: ['construction', 'cleaning', 'property'],
        countries: ['GB'],
      },
      safecontractor: {
        weight: 2,
        industries: ['construction', 'cleaning', 'property', 'manufacturing'],
        countries: ['GB'],
        suits: upToMedium,
      },
      constructionline: { weight: 2, industries: ['construction'], countries: ['GB'] },
      'achilles-uvdb': {
        weight: 1,
        industries: ['utilities', 'civilEngineering', 'construction'],
        countries: ['GB', 'IE'],
        suits: fromSmall,
      },
      joscar: { weight: 2, industries: ['defence'], countries: ['GB'], suits: fromSmall },
    },
  },
]
