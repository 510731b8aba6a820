import type { Family } from '../standing.ts'
import { betterWork } from './countries.ts'
import { fromMedium } from './sizes.ts'

/** Fibres, fabrics, clothing and footwear. */
export const textiles: readonly Family[] = [
  {
    name: 'textile fibres',
    credentials: {
      gots: { weight: 3, industries: ['textiles'] },
      grs: { weight: 2, industries: ['textiles'], supports: ['circular-products'] },
      rcs: { weight: 1, industries: ['textiles'], supports: ['circular-products'] },
      ocs: { weight: 1, industries: ['textiles'] },
      rws: { weight: 1, industries: ['textiles', 'wool'] },
      rds: { weight: 1, industries: ['textiles'] },
      'better-cotton': { weight: 1, industries: ['textiles'] },
    },
  },
  {
    name: 'textile chemistry',
    credentials: {
      'oeko-tex-100': { weight: 3, industries: ['textiles'] },
      'oeko-tex-made-in-green': { weight: 2, industries: ['textiles', 'leather'] },
      'oeko-tex-step': { weight: 2, industries: ['textiles', 'leather'], suits: fromMedium },
      bluesign: { weight: 2, industries: ['textiles'], suits: fromMedium },
      zdhc: { weight: 1, industries: ['textiles', 'leather'], suits: fromMedium },
    },
  },
  {
    name: 'textile factories',
    credentials: {
      'higg-fem': { weight: 1, industries: ['textiles', 'leather'], suits: fromMedium },
      'higg-fslm': { weight: 1, industries: ['textiles', 'leather'], suits: fromMedium },
      slcp: { weight: 1, industries: ['textiles', 'leather'], suits: fromMedium },
      'better-work': {
        weight: 2,
        industries: ['textiles', 'leather'],
        countries: betterWork,
        sizes: fromMedium,
      },
      wrap: { weight: 2, industries: ['textiles', 'leather'], suits: fromMedium },
      'ethical-clothing-australia': { weight: 2, industries: ['textiles'], countries: ['AU'] },
    },
  },
  {
    name: 'clothing brands',
    credentials: {
      'fair-wear': { weight: 1, industries: ['textiles'], suits: fromMedium },
      'international-accord': { weight: 1, industries: ['textiles'], sizes: fromMedium },
    },
  },
  {
    name: 'carpets',
    credentials: { goodweave: { weight: 2, industries: ['carpets'] } },
  },
]
