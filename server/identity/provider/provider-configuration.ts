import type { Kysely } from 'kysely'
import type { Configuration, ErrorOut, KoaContextWithOIDC } from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import { cookieNames, embeddedTenant } from '../constants.ts'
import type { Site } from '../site.ts'
import { interactionRules } from './interaction-rules.ts'
import type { Keys } from './keys.ts'
import { lifetimes } from './lifetimes.ts'
import { createPayloadAdapter } from './payload-adapter.ts'
import { clientOf, apiResource, loadFirstPartyGrant } from './portal-client.ts'
import { accessTokenClaims, findAccount, profileClaims } from './token-claims.ts'

type Pages = {
  logoutSource: (ctx: KoaContextWithOIDC, form: string) => void
  postLogoutSuccessSource: (ctx: KoaContextWithOIDC) => void
  renderError: (ctx: KoaContextWithOIDC, out: ErrorOut, error: Error) => void
}

const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const

/** How oidc-provider becomes a tenant in the shape of Azure AD B2C; each line was seen to be needed. */
export function providerConfiguration(
  db: Kysely<Database>,
  keys: Keys,
  site: Site,
  pages: Pages,
): Configuration {
  const { clientId, pathPrefix } = embeddedTenant
  return {
    adapter: createPayloadAdapter(db),
    clients: [clientOf(site)],
    // The first one signs.
    jwks: { keys: [keys.signing, ...keys.former] },
    cookies: {
      keys: keys.cookies,
      names: cookieNames,
      long: { ...cookie, path: pathPrefix },
      short: cookie,
    },
    scopes: ['openid', 'offline_access', 'profile', clientId],
    claims: { openid: ['sub'], profile: profileClaims },
    // MSAL reads names and addresses from the id token, as B2C sends them.
    conformIdTokenClaims: false,
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    extraParams: ['p'],
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => origin === site.origin,
    findAccount: (ctx, id, source) => findAccount(db, ctx, id, source),
    extraTokenClaims: (ctx, token) => accessTokenClaims(db, ctx, token),
    loadExistingGrant: loadFirstPartyGrant,
    // `offline_access` is dropped unless the request asks for consent; MSAL repeats it on each refresh.
    async issueRefreshToken(_ctx, client, code) {
      if (!client.grantTypeAllowed('refresh_token')) return false
      if (!code.scopes.has('offline_access')) code.scope = `${code.scope ?? ''} offline_access`
      return true
    },
    rotateRefreshToken: true,
    expiresWithSession: () => true,
    ttl: {
      AccessToken: lifetimes.accessToken,
      IdToken: lifetimes.idToken,
      AuthorizationCode: lifetimes.authorizationCode,
      RefreshToken: lifetimes.refreshToken,
      Interaction: lifetimes.interaction,
      Grant: lifetimes.grant,
      Session: (_ctx, session) =>
        session.transient ? lifetimes.session : lifetimes.rememberedSession,
    },
    routes: {
      authorization: '/oauth2/v2.0/authorize',
      token: '/oauth2/v2.0/token',
      end_session: '/oauth2/v2.0/logout',
      jwks: '/discovery/v2.0/keys',
      userinfo: '/openid/v2.0/userinfo',
    },
    interactions: {
      policy: interactionRules(db),
      url: (_ctx, interaction) => `${pathPrefix}/interaction/${interaction.uid}`,
    },
    renderError: pages.renderError,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.logoutSource,
        postLogoutSuccessSource: pages.postLogoutSuccessSource,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, _client, oneOf) => oneOf ?? apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: clientId,
          audience: clientId,
          accessTokenFormat: 'jwt',
          accessTokenTTL: lifetimes.accessToken,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  }
}
