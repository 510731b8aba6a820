import type { Family } from '../standing.ts'
import { europe } from './countries.ts'
import { fromMedium, fromSmall, large, upToMedium } from './sizes.ts'

/** Business for a purpose, and good places to work. */
export const enterpriseAndWorkplace: readonly Family[] = [
  {
    name: 'social enterprise',
    credentials: {
      'social-traders': { weight: 3, countries: ['AU'], verifies: ['social-enterprise'] },
      'seuk-certified': { weight: 3, countries: ['GB'], verifies: ['social-enterprise'] },
      'people-planet-first': { weight: 1, verifies: ['social-enterprise'] },
      'buy-social-canada': { weight: 3, countries: ['CA'], verifies: ['social-enterprise'] },
    },
  },
  {
    name: 'responsible business',
    credentials: {
      'b-corp': {
        weight: 3,
        supports: ['purpose-driven'],
        suits: upToMedium,
        commonIn: [
          'professional',
          'cosmetics',
          'media',
          'food',
          'technology',
          'personalServices',
          'hospitality',
          'businessSupport',
        ],
      },
      'good-business-charter': { weight: 1, countries: ['GB'] },
      'social-value-quality-mark': {
        weight: 1,
        countries: ['GB'],
        supports: ['community-giving'],
        commonIn: ['construction', 'cleaning', 'publicSector'],
      },
      b4si: { weight: 1, sizes: fromMedium, supports: ['community-giving'] },
    },
  },
  {
    name: 'gender equality',
    credentials: {
      weps: { weight: 1, supports: ['diversity-policy'] },
      'wgea-eocge': { weight: 1, countries: ['AU'], sizes: fromMedium },
      'edge-certified': { weight: 1, sizes: fromMedium },
      'equal-salary': {
        weight: 1,
        knownIn: ['CH', 'FR'],
        sizes: fromMedium,
        commonIn: ['finance'],
      },
      geeis: { weight: 1, knownIn: europe, sizes: fromMedium },
      'athena-swan': {
        weight: 2,
        industries: ['universities'],
        countries: ['GB', 'IE'],
        sizes: fromMedium,
      },
    },
  },
  {
    name: 'inclusive employers',
    credentials: {
      'disability-confident': { weight: 2, countries: ['GB'], supports: ['diversity-policy'] },
      'valuable-500': { weight: 1, sizes: large, supports: ['diversity-policy'] },
      'rainbow-tick': { weight: 1, countries: ['NZ'], supports: ['diversity-policy'] },
      awei: { weight: 1, countries: ['AU'], sizes: fromMedium, supports: ['diversity-policy'] },
      'hrc-cei': { weight: 1, countries: ['US'], sizes: large, supports: ['diversity-policy'] },
      'race-at-work-charter': { weight: 1, countries: ['GB'], supports: ['diversity-policy'] },
      'armed-forces-ers': {
        weight: 1,
        countries: ['GB'],
        commonIn: ['defence', 'construction', 'cleaning'],
      },
      'white-ribbon-au': { weight: 1, countries: ['AU'], suits: fromMedium },
    },
  },
  {
    name: 'good workplaces',
    credentials: {
      'family-friendly-workplaces': { weight: 1, countries: ['AU'], suits: fromMedium },
      'investors-in-people': {
        weight: 1,
        knownIn: ['GB'],
        supports: ['apprentices-and-trainees'],
        commonIn: ['education', 'health', 'arts', 'personalServices'],
      },
      'great-place-to-work': {
        weight: 1,
        commonIn: ['technology', 'professional', 'finance', 'media'],
        suits: fromSmall,
      },
      'top-employer': { weight: 1, sizes: fromMedium },
    },
  },
]
