import type { ClientMetadata, Grant, KoaContextWithOIDC } from 'oidc-provider'
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

/** The API as a resource of its own; its access tokens carry the client id as audience, as B2C's do. */
export const apiResource = `urn:api:${embeddedTenant.clientId}`
const grantedScope = `openid offline_access profile ${embeddedTenant.clientId}`

/** The portal is ours: a person who signs in to it is not asked for consent. */
export async function loadFirstPartyGrant(ctx: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  if (existing) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(grantedScope)
  grant.addResourceScope(apiResource, client.clientId)
  await grant.save()
  return grant
}
