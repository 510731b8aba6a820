import type { CurrentUser } from '../contract/membership.ts'
import type { Claims } from './msal-client.ts'

/**
 * The user of an id token (AUT-6), under the names that B2C policies and plain OpenID Connect use.
 * @returns null when the claims have no user
 */
export function userFromClaims(claims: Claims): CurrentUser | null {
  const id = first(claims, 'oid', 'sub')
  if (!id) return null
  const emailVerified = claims['email_verified']
  return {
    id,
    firstName: first(claims, 'givenName', 'firstName', 'given_name'),
    lastName: first(claims, 'surname', 'lastName', 'family_name'),
    email: first(claims, 'email', 'emails'),
    slug: id,
    ...(typeof emailVerified === 'boolean' && { emailVerified }),
  }
}

/** B2C sends `emails` as a list. */
function first(claims: Claims, ...names: string[]): string {
  for (const name of names) {
    const claim = claims[name]
    const value: unknown = Array.isArray(claim) ? claim[0] : claim
    if (typeof value === 'string' && value) return value
  }
  return ''
}
