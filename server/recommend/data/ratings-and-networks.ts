import type { Family } from '../standing.ts'
import { fromMedium, fromSmall, large } from './sizes.ts'

/** Ratings of whole companies, and the networks they join. */
export const ratingsAndNetworks: readonly Family[] = [
  {
    name: 'company ratings',
    credentials: {
      ecovadis: {
        weight: 3,
        commonIn: [
          ...(['manufacturing', 'transport', 'technology', 'packaging', 'chemicals'] as const),
          ...(['professional', 'businessSupport', 'trade', 'media'] as const),
        ],
        supports: ['supplier-code-of-conduct'],
        suits: fromSmall,
      },
      sustainalytics: { weight: 1, sizes: large, commonIn: ['finance'] },
      'msci-esg': { weight: 1, sizes: large, commonIn: ['finance'] },
      'sp-csa': { weight: 1, sizes: large },
      'iss-esg': { weight: 1, sizes: large },
      ftse4good: { weight: 1, sizes: large, knownIn: ['GB'] },
    },
  },
  {
    name: 'finance principles',
    credentials: {
      pri: { weight: 2, industries: ['investment'] },
      psi: { weight: 2, industries: ['insurance'] },
    },
  },
  {
    name: 'global networks',
    credentials: {
      ungc: {
        weight: 2,
        suits: fromSmall,
      },
      wbcsd: { weight: 1, sizes: large },
      'bsr-member': { weight: 1, sizes: large },
      'gri-community': { weight: 1, sizes: fromMedium },
    },
  },
]
