import type { Family } from '../standing.ts'
import { europe } from './countries.ts'
import { fromMedium, fromSmall, upToMedium } from './sizes.ts'

/** Standards for how a business is run, audited on site; from the scopes that their owners publish. */
export const managementSystems: readonly Family[] = [
  {
    name: 'environmental management',
    credentials: {
      'iso-14001': {
        weight: 3,
        commonIn: [
          ...(['manufacturing', 'construction', 'mining', 'utilities', 'waste'] as const),
          ...(['transport', 'cleaning', 'printing', 'architecture'] as const),
          ...(['agriculture', 'waterAndWaste', 'hospitality'] as const),
        ],
        suits: fromSmall,
      },
      emas: {
        weight: 1,
        commonIn: ['manufacturing', 'utilities', 'waste', 'publicSector'],
        countries: europe,
        suits: fromMedium,
      },
      'toitu-enviromark': { weight: 2, countries: ['NZ'] },
      'green-dragon': { weight: 1, countries: ['GB'], suits: upToMedium },
      iie: { weight: 1, countries: ['GB'], suits: upToMedium },
    },
  },
  {
    name: 'energy and water management',
    credentials: {
      'iso-50001': {
        weight: 2,
        commonIn: [
          'manufacturing',
          'utilities',
          'waterAndWaste',
          'property',
          'mining',
          'technology',
        ],
        suits: fromMedium,
      },
      'iso-46001': {
        weight: 1,
        commonIn: ['utilities', 'food', 'textiles', 'accommodation', 'property'],
        suits: fromMedium,
      },
    },
  },
  {
    name: 'health and safety',
    credentials: {
      'iso-45001': {
        weight: 3,
        commonIn: [
          ...(['construction', 'manufacturing', 'mining', 'oilAndGas', 'utilities'] as const),
          ...([
            'transport',
            'cleaning',
            'labourHire',
            'arts',
            'agriculture',
            'waterAndWaste',
          ] as const),
        ],
        suits: fromSmall,
      },
      'iso-39001': {
        weight: 1,
        industries: ['transport', 'roadTransport', 'waste', 'civilEngineering'],
        suits: fromMedium,
      },
    },
  },
  {
    name: 'quality and continuity',
    credentials: {
      'iso-9001': {
        weight: 3,
        commonIn: [
          ...(['manufacturing', 'construction', 'architecture', 'medical', 'labourHire'] as const),
          ...(['health', 'education', 'businessSupport', 'publicSector', 'trade'] as const),
          ...(['waterAndWaste', 'personalServices'] as const),
        ],
        suits: fromSmall,
      },
      'iso-22301': {
        weight: 1,
        commonIn: ['finance', 'technology', 'utilities', 'publicSector', 'health'],
        suits: fromMedium,
      },
    },
  },
  {
    name: 'information security',
    credentials: {
      'iso-27001': {
        weight: 2,
        commonIn: [
          ...(['technology', 'finance', 'professional', 'businessSupport'] as const),
          ...(['publicSector', 'media', 'health', 'education'] as const),
        ],
        suits: fromSmall,
      },
      'iso-27701': {
        weight: 1,
        commonIn: ['technology', 'finance', 'health', 'labourHire', 'education'],
        suits: fromMedium,
      },
      'iso-42001': { weight: 1, commonIn: ['technology'], suits: fromSmall },
      'cyber-essentials': {
        weight: 2,
        commonIn: ['technology', 'professional', 'businessSupport', 'publicSector', 'education'],
        countries: ['GB'],
      },
    },
  },
  {
    name: 'integrity',
    credentials: {
      'iso-37001': {
        weight: 1,
        commonIn: ['construction', 'mining', 'oilAndGas', 'finance', 'publicSector'],
        suits: fromMedium,
      },
      'iso-37301': { weight: 1, commonIn: ['finance', 'publicSector'], suits: fromMedium },
      'trace-certified': {
        weight: 1,
        commonIn: ['oilAndGas', 'medical', 'defence', 'trade'],
      },
      'fair-tax-mark': { weight: 1, knownIn: ['GB'] },
    },
  },
]
