import type { Grant, KoaContextWithOIDC } from 'oidc-provider'
import { embeddedTenant } from '../constants.ts'

/** The API as a resource of its own; its access tokens carry the client id as audience, as B2C's do. */
export const apiResource = `urn:api:${embeddedTenant.clientId}`
const grantedScope = `openid offline_access profile ${embeddedTenant.clientId}`

/** The portal is ours: whoever signs in to it is not asked for consent. */
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
