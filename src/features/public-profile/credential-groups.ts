import type { CredentialCategory } from '../../contract/catalogue.ts'
import type { PublicProfile } from '../../contract/public-profile.ts'
import { isVerified } from '../../contract/verified.ts'

export type PublicCredential = PublicProfile['sustainabilityCredentials'][number]
export type CredentialGroup = {
  category: CredentialCategory
  credentials: PublicCredential[]
}

/** The order in which the three groups are read. */
const order: readonly CredentialCategory[] = ['certification', 'rating', 'membership']

/**
 * PUB-6: the groups that have content in their order, verified before pending, each by name, as the server gives
 * them: a browser's first comparison of words takes longer than all the rest of the page.
 */
export function groupCredentials(credentials: readonly PublicCredential[]): CredentialGroup[] {
  return order
    .map((category) => ({
      category,
      credentials: credentials.filter((one) => one.category === category).toSorted(verifiedFirst),
    }))
    .filter((group) => group.credentials.length > 0)
}

function verifiedFirst(a: PublicCredential, b: PublicCredential): number {
  return Number(isVerified(b)) - Number(isVerified(a))
}
