import type { Family } from '../standing.ts'
import { fromMedium, large, upToMedium } from './sizes.ts'

const neutral = ['carbon-neutral-commitment', 'measures-emissions'] as const

/** Emissions, water and nature, whatever the industry. */
export const climateAndNature: readonly Family[] = [
  {
    name: 'carbon neutrality',
    credentials: {
      'iso-14064-1': { weight: 2, supports: ['measures-emissions'], suits: fromMedium },
      'iso-14068-1': { weight: 1, supports: ['carbon-neutral-commitment'], suits: fromMedium },
      'climate-active': { weight: 2, countries: ['AU'], supports: neutral },
      'toitu-net-carbonzero': { weight: 2, countries: ['NZ'], supports: neutral },
      'toitu-carbonreduce': { weight: 2, countries: ['NZ'], supports: ['measures-emissions'] },
      'climate-label': { weight: 1, knownIn: ['US'], supports: neutral },
      'planet-mark': {
        weight: 1,
        knownIn: ['GB'],
        suits: upToMedium,
        supports: ['measures-emissions'],
      },
    },
  },
  {
    name: 'climate targets',
    credentials: {
      sbti: { weight: 3, supports: ['net-zero-target'], suits: fromMedium },
      'carbon-trust-route-net-zero': {
        weight: 1,
        knownIn: ['GB'],
        supports: ['net-zero-target', 'measures-emissions'],
        suits: fromMedium,
      },
      'race-to-zero': { weight: 1, supports: ['net-zero-target'] },
      'sme-climate-hub': { weight: 2, sizes: upToMedium, supports: ['net-zero-target'] },
      'climate-pledge': { weight: 1, sizes: fromMedium, supports: ['net-zero-target'] },
    },
  },
  {
    name: 'energy pledges',
    credentials: {
      re100: { weight: 1, sizes: large, supports: ['renewable-electricity'] },
      ep100: { weight: 1, sizes: large },
      ev100: { weight: 1, sizes: large, commonIn: ['transport', 'utilities', 'technology'] },
    },
  },
  {
    name: 'environmental disclosure',
    credentials: {
      'cdp-climate': { weight: 2, sizes: fromMedium, supports: ['measures-emissions'] },
      'cdp-water': {
        weight: 1,
        sizes: fromMedium,
        commonIn: ['food', 'farming', 'textiles', 'mining', 'utilities', 'chemicals'],
      },
      'cdp-forests': {
        weight: 1,
        industries: ['food', 'farming', 'forestry', 'wood', 'paper', 'packaging', 'cosmetics'],
        sizes: fromMedium,
      },
      'tnfd-adopter': {
        weight: 1,
        sizes: fromMedium,
        commonIn: ['finance', 'mining', 'food', 'farming', 'forestry'],
      },
    },
  },
  {
    name: 'water',
    credentials: {
      'aws-water': {
        weight: 1,
        industries: ['manufacturing', 'farming', 'mining', 'utilities', 'food'],
        suits: fromMedium,
      },
      'ceo-water-mandate': {
        weight: 1,
        sizes: fromMedium,
        commonIn: ['food', 'farming', 'textiles', 'utilities', 'mining'],
      },
    },
  },
  {
    name: 'zero waste and circularity',
    credentials: {
      'ul-2799': { weight: 1, industries: ['manufacturing', 'trade', 'transport'] },
      'true-zero-waste': {
        weight: 1,
        commonIn: ['manufacturing', 'property', 'waste', 'trade'],
        supports: ['circular-products'],
        suits: fromMedium,
      },
      'ellen-macarthur': { weight: 1, supports: ['circular-products'], suits: fromMedium },
    },
  },
  {
    name: 'giving',
    credentials: {
      'one-percent-planet': { weight: 2, supports: ['community-giving'], suits: upToMedium },
    },
  },
]
