import type { Environment } from '../contract/environment.ts'
import type { Policy } from './msal-client.ts'

type Identity = Environment['identity']

/** What AUT-1 asks for; the client's own id makes B2C issue an access token for this application. */
export const scopesOf = (identity: Identity): string[] => [
  'openid',
  'offline_access',
  'profile',
  identity.clientId,
]

/**
 * Authority of a policy in the B2C shape; the embedded provider has the same shape below a path. Lower
 * case, as MSAL compares it, and always https: MSAL refuses any other identifier.
 * @param policy name of a user flow of Azure AD B2C
 * @returns its address, as MSAL takes it
 */
export function authorityOf(identity: Identity, policy: string): string {
  const { host, pathPrefix, tenantName } = identity
  return `https://${host}${pathPrefix}/${tenantName}.onmicrosoft.com/${policy}`.toLowerCase()
}

/**
 * @param policy what the user wants to do
 * @returns name of the user flow for it
 */
export function policyName(identity: Identity, policy: Policy): string {
  const names = {
    login: identity.loginPolicy,
    register: identity.registerPolicy,
    reset: identity.passwordResetPolicy,
  }
  return names[policy]
}

/**
 * The policy that an account came from: B2C redeems a refresh token only under the policy that issued
 * it. Named by the claim `tfp`, or `acr` for older policies.
 * @param claims of an id token
 * @returns name of the policy
 */
export function policyOfClaims(
  identity: Identity,
  claims: Readonly<Record<string, unknown>>,
): string {
  const known = [identity.loginPolicy, identity.registerPolicy, identity.passwordResetPolicy]
  const said = [claims['tfp'], claims['acr']].map((claim) => String(claim).toLowerCase())
  return known.find((policy) => said.includes(policy.toLowerCase())) ?? identity.loginPolicy
}

/**
 * Address of the style sheet of the embedded provider's pages.
 * @param origin of the page
 * @returns null where another provider has pages of its own
 */
export function formStyles({ host, pathPrefix }: Identity, origin: string): string | null {
  const isEmbedded = pathPrefix !== '' && host === new URL(origin).host
  return isEmbedded ? `${origin}${pathPrefix}/pages.css` : null
}

/**
 * What the embedded provider's discovery document says, which follows from the settings: of another provider
 * only its own document tells.
 * @param address of the document
 * @param origin of the page, which is the provider's too
 * @returns null where it is none of the embedded provider's
 */
export function embeddedDiscovery(
  { host, pathPrefix, tenantId }: Identity,
  address: string,
  origin: string,
): object | null {
  const asked = new URL(address)
  const isEmbedded = pathPrefix !== '' && asked.host === new URL(origin).host
  if (!isEmbedded || !asked.pathname.startsWith(`${pathPrefix}/`)) return null
  const policy = origin + asked.pathname.split('/v2.0/.well-known/', 1).join('')
  return {
    issuer: `https://${host}/${tenantId}/v2.0/`,
    authorization_endpoint: `${policy}/oauth2/v2.0/authorize`,
    token_endpoint: `${policy}/oauth2/v2.0/token`,
    end_session_endpoint: `${policy}/oauth2/v2.0/logout`,
    jwks_uri: `${policy}/discovery/v2.0/keys`,
  }
}
