import type { KoaContextWithOIDC } from 'oidc-provider'
import { embeddedTenant } from '../constants.ts'

/** Adds `client_info` to token answers: MSAL builds the id of its account from it, as B2C sends it. */
export async function addClientInfo(
  ctx: KoaContextWithOIDC,
  next: () => Promise<void>,
): Promise<void> {
  await next()
  if (ctx.oidc?.route !== 'token' || !hasAccessToken(ctx.body)) return
  const info = { uid: ctx.oidc.entities.Account?.accountId, utid: embeddedTenant.tenantId }
  ctx.body = {
    ...ctx.body,
    client_info: Buffer.from(JSON.stringify(info)).toString('base64url'),
  }
}

function hasAccessToken(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && 'access_token' in body
}
