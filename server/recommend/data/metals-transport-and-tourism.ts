import type { Family } from '../standing.ts'
import { northAmerica } from './countries.ts'
import { fromMedium, large } from './sizes.ts'

/** Mining and metals, electronics and its waste, fleets, ships, hotels and events. */
export const metalsTransportAndTourism: readonly Family[] = [
  {
    name: 'metals',
    credentials: {
      responsiblesteel: { weight: 2, industries: ['steel'], suits: fromMedium },
      asi: { weight: 2, industries: ['aluminium'], suits: fromMedium },
      'copper-mark': { weight: 2, industries: ['copper'], suits: fromMedium },
      rjc: { weight: 3, industries: ['jewellery'] },
      rmap: { weight: 1, industries: ['copper'], suits: fromMedium },
    },
  },
  {
    name: 'mining',
    credentials: {
      irma: { weight: 2, industries: ['mining'], suits: fromMedium },
      icmm: { weight: 1, industries: ['metalMining'], sizes: large },
      eiti: { weight: 1, industries: ['mining', 'oilAndGas'], sizes: fromMedium },
    },
  },
  {
    name: 'electronics recycling',
    credentials: {
      r2: { weight: 2, industries: ['waste', 'electronicsRepair'] },
      'e-stewards': {
        weight: 2,
        industries: ['waste', 'electronicsRepair'],
        knownIn: northAmerica,
      },
    },
  },
  {
    name: 'responsible electronics',
    credentials: {
      'rba-vap': { weight: 2, industries: ['electronicsMaking'], suits: fromMedium },
      'rba-member': { weight: 2, industries: ['electronicsMaking', 'vehicles'], sizes: fromMedium },
    },
  },
  {
    name: 'toys',
    credentials: { ietp: { weight: 2, industries: ['toys'] } },
  },
  {
    name: 'fleets and ships',
    credentials: {
      smartway: {
        weight: 2,
        industries: ['roadTransport', 'transport'],
        countries: northAmerica,
      },
      fors: {
        weight: 2,
        industries: ['roadTransport', 'construction', 'waste'],
        countries: ['GB'],
      },
      'green-marine': {
        weight: 2,
        industries: ['shipping'],
        countries: northAmerica,
      },
    },
  },
  {
    name: 'tourism',
    credentials: {
      'iso-21401': { weight: 1, industries: ['accommodation'], suits: fromMedium },
      'green-key': { weight: 2, industries: ['hospitality', 'tourism'] },
      earthcheck: { weight: 2, industries: ['tourism'], knownIn: ['AU'] },
      travelife: { weight: 2, industries: ['tourism'], knownIn: ['GB', 'NL'] },
    },
  },
  {
    name: 'events',
    credentials: {
      'iso-20121': { weight: 2, industries: ['events', 'arts', 'catering'] },
      'net-zero-carbon-events': {
        weight: 1,
        industries: ['events'],
        supports: ['net-zero-target'],
      },
    },
  },
]
