import type { CredentialCategory } from '../../contract/catalogue.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'

export type PublicCredential = PublicProfile['sustainabilityCredentials'][number]
export type CredentialGroup = {
  category: CredentialCategory
  credentials: PublicCredential[]
}

/** The order in which the three groups are read. */
const order: readonly CredentialCategory[] = ['certification', 'rating', 'membership']

/**
 * PUB-6: the three groups in their order, verified before pending, each by name, as the server gives
 * them: a browser's first comparison of words takes longer than all the rest of the page.
 */
export function groupCredentials(credentials: readonly PublicCredential[]): CredentialGroup[] {
  return order.map((category) => ({
    category,
    credentials: credentials.filter((one) => one.category === category).toSorted(verifiedFirst),
  }))
}

/** How many credentials of a profile have been verified with their issuers. */
export function countVerified(credentials: readonly PublicCredential[]): number {
  return credentials.filter((one) => one.status !== 'PENDING').length
}

function verifiedFirst(a: PublicCredential, b: PublicCredential): number {
  return Number(a.status === 'PENDING') - Number(b.status === 'PENDING')
}
