import type { AffiliateAnswer } from '#src/contract/affiliate.ts'
import type { Brand } from '../../src/contract/brand.ts'
import { credence } from './brands/credence.ts'
import { harbour } from './brands/harbour.ts'
import { verdant } from './brands/verdant.ts'

/** The brands of demo mode, each with the host names it answers on (BRD-7). */
export const demoBrands: readonly { hosts: readonly string[]; brand: Brand }[] = [
  { hosts: ['localhost', '127.0.0.1'], brand: credence },
  { hosts: ['verdant.localhost'], brand: verdant },
  { hosts: ['harbour.localhost'], brand: harbour },
]

/** Who brings suppliers to the demo brands: `/?aff=green-chamber`. */
export const demoAffiliates: readonly (AffiliateAnswer & { brandId: string })[] = [
  {
    brandId: 'credence',
    affiliate: {
      slug: 'green-chamber',
      messageHeading: 'Welcome, members of the Green Chamber',
      messageCopy: 'Your chamber recommends a Credence profile to every member.',
    },
    percentOff: 15,
  },
  {
    brandId: 'harbour',
    affiliate: {
      slug: 'port-traders',
      messageHeading: 'Welcome, Port Traders',
      messageCopy: 'Show the city what your quay-side business does for people and planet.',
    },
    percentOff: null,
  },
]
