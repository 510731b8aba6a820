import type { AffiliateAnswer } from '#src/contract/affiliate.ts'

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
