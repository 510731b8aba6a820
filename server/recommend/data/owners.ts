import type { Family } from '../standing.ts'
import { weConnect } from './countries.ts'
import { fromMedium, upToMedium } from './sizes.ts'

const minority = ['minority-owned', 'indigenous-owned'] as const

/**
 * Who owns the business. Each is only for those it certifies: no supplier is offered proof of what they
 * have not said of themselves.
 */
export const owners: readonly Family[] = [
  {
    name: 'Indigenous businesses',
    credentials: {
      'supply-nation-certified': { weight: 3, countries: ['AU'], verifies: ['indigenous-owned'] },
      'supply-nation-registered': { weight: 2, countries: ['AU'], verifies: ['indigenous-owned'] },
      kinaway: { weight: 2, countries: ['AU-VIC'], verifies: ['indigenous-owned'] },
      'noongar-chamber': { weight: 2, countries: ['AU-WA'], verifies: ['indigenous-owned'] },
      amotai: { weight: 3, countries: ['NZ'], verifies: ['indigenous-owned'] },
      'ccib-cib': { weight: 3, countries: ['CA'], verifies: ['indigenous-owned'] },
    },
  },
  {
    name: 'minority businesses',
    credentials: {
      camsc: { weight: 2, countries: ['CA'], verifies: minority },
      'nmsdc-mbe': { weight: 3, countries: ['US'], verifies: minority },
      'sba-8a': { weight: 2, countries: ['US'], sizes: upToMedium, verifies: minority },
      msduk: { weight: 3, countries: ['GB'], verifies: ['minority-owned', 'other-minority'] },
      sasdc: { weight: 2, countries: ['ZA'], verifies: ['minority-owned'] },
    },
  },
  {
    name: 'women-owned businesses',
    credentials: {
      'wbenc-wbe': { weight: 3, countries: ['US'], verifies: ['women-owned'] },
      'weconnect-wbe': { weight: 3, countries: weConnect, verifies: ['women-owned'] },
      'wbe-canada': { weight: 3, countries: ['CA'], verifies: ['women-owned'] },
      'sba-wosb': {
        weight: 2,
        countries: ['US'],
        sizes: upToMedium,
        verifies: ['women-owned'],
      },
    },
  },
  {
    name: 'LGBTQI+ businesses',
    credentials: {
      'nglcc-lgbtbe': { weight: 3, countries: ['US'], verifies: ['lgbtqi-owned'] },
      cglcc: { weight: 3, countries: ['CA'], verifies: ['lgbtqi-owned'] },
    },
  },
  {
    name: 'businesses of people with disability and veterans',
    credentials: {
      'disability-in-dobe': { weight: 3, countries: ['US'], verifies: ['disability-owned'] },
      iwscc: { weight: 3, countries: ['CA'], verifies: ['disability-owned', 'veteran-owned'] },
      navoba: { weight: 2, countries: ['US'], verifies: ['veteran-owned'] },
      'sba-vetcert': {
        weight: 2,
        countries: ['US'],
        sizes: upToMedium,
        verifies: ['veteran-owned'],
      },
      buyability: { weight: 3, countries: ['AU'], verifies: ['disability-enterprise'] },
    },
  },
  {
    name: 'economic inclusion',
    credentials: {
      'sba-hubzone': { weight: 1, countries: ['US'], sizes: upToMedium },
      'b-bbee': { weight: 3, countries: ['ZA'] },
    },
  },
  {
    name: 'relations with Indigenous peoples',
    credentials: {
      'ccib-pair': { weight: 1, countries: ['CA'], suits: fromMedium },
      'reconciliation-action-plan': {
        weight: 1,
        countries: ['AU'],
        suits: fromMedium,
        commonIn: ['construction', 'mining', 'finance', 'education', 'publicSector'],
      },
    },
  },
]
