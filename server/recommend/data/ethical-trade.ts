import type { Family } from '../standing.ts'
import { europe } from './countries.ts'
import { fromMedium, fromSmall } from './sizes.ts'

const slavery = ['modern-slavery-statement', 'supplier-code-of-conduct'] as const

/** People in supply chains: audits, fair trade, wages and payment. */
export const ethicalTrade: readonly Family[] = [
  {
    name: 'social audits',
    credentials: {
      sa8000: {
        weight: 2,
        commonIn: ['textiles', 'leather', 'electronics', 'toys', 'cleaning', 'food', 'labourHire'],
        suits: fromMedium,
      },
      smeta: {
        weight: 3,
        industries: ['manufacturing', 'agriculture', 'food', 'packaging', 'textiles', 'toys'],
        supports: ['modern-slavery-statement'],
        suits: fromSmall,
      },
      'sedex-member': {
        weight: 2,
        commonIn: ['manufacturing', 'agriculture', 'food', 'trade', 'textiles', 'cleaning'],
        supports: slavery,
      },
      'amfori-bsci': {
        weight: 1,
        industries: ['manufacturing', 'farming', 'textiles', 'food'],
        knownIn: europe,
        suits: fromSmall,
      },
      'amfori-bepi': { weight: 1, industries: ['manufacturing', 'textiles'], suits: fromMedium },
    },
  },
  {
    name: 'fair trade',
    credentials: {
      fairtrade: {
        weight: 2,
        industries: ['food', 'farming', 'textiles', 'flowers', 'jewellery', 'catering'],
      },
      'fair-trade-usa': {
        weight: 2,
        industries: ['food', 'farming', 'textiles', 'furniture'],
        knownIn: ['US'],
      },
      wfto: { weight: 1, industries: ['textiles', 'food', 'leather', 'jewellery', 'carpets'] },
      'fair-for-life': { weight: 1, industries: ['food', 'farming', 'cosmetics', 'textiles'] },
    },
  },
  {
    name: 'modern slavery',
    credentials: {
      eti: {
        weight: 1,
        commonIn: ['textiles', 'food', 'trade'],
        knownIn: ['GB'],
        supports: slavery,
        suits: fromMedium,
      },
      'slave-free-alliance': {
        weight: 1,
        countries: ['GB', 'AU'],
        commonIn: ['utilities', 'construction', 'trade', 'labourHire'],
        supports: ['modern-slavery-statement'],
        suits: fromMedium,
      },
      caf: {
        weight: 2,
        industries: ['cleaning', 'property'],
        countries: ['AU'],
      },
      'glaa-licence': {
        weight: 2,
        industries: ['labourHire'],
        countries: ['GB'],
      },
    },
  },
  {
    name: 'wages',
    credentials: {
      'living-wage-uk': {
        weight: 2,
        countries: ['GB'],
        commonIn: ['cleaning', 'hospitality', 'health', 'arts', 'publicSector'],
        supports: ['living-wage-payer'],
      },
      'living-wage-nz': {
        weight: 2,
        countries: ['NZ'],
        commonIn: ['cleaning', 'hospitality', 'health', 'publicSector'],
        supports: ['living-wage-payer'],
      },
    },
  },
  {
    name: 'prompt payment',
    credentials: {
      'fair-payment-code': {
        weight: 2,
        countries: ['GB'],
        supports: ['pays-small-suppliers-promptly'],
      },
      'australian-supplier-payment-code': {
        weight: 1,
        countries: ['AU'],
        supports: ['pays-small-suppliers-promptly'],
        suits: fromMedium,
      },
    },
  },
]
