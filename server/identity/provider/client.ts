import type { ClientMetadata } from 'oidc-provider'
import { embeddedTenant } from '../constants.ts'
import type { Site } from '../site.ts'

/** Pages of the portal that a sign-in may return to; the fragment with the code stays with them. */
const returnPaths = ['/auth/validate', '/', '/login']

/** The portal as a public client, with addresses on the site's own origin only. */
export function clientOf({ origin }: Site): ClientMetadata {
  const addresses = returnPaths.map((path) => origin + path)
  return {
    client_id: embeddedTenant.clientId,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: addresses,
    post_logout_redirect_uris: [...addresses, origin],
    id_token_signed_response_alg: 'RS256',
  }
}
