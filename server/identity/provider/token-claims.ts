import type { Kysely } from 'kysely'
import type {
  AccessToken,
  Account as OidcAccount,
  ClientCredentials,
  FindAccount,
  KoaContextWithOIDC,
} from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import { accountById, takeNewcomer, type Account } from '../accounts/account-store.ts'
import { embeddedTenant, grantClaim, passwordClaim } from '../constants.ts'
import { isGoodFor } from './password-stamp.ts'
import { requestPolicy } from './request-policy.ts'

/** Claims that the id token may carry under the scope `profile`, named as B2C names them. */
export const profileClaims = [
  'oid',
  'name',
  'given_name',
  'family_name',
  'email',
  'emails',
  'email_verified',
  'newUser',
  'tfp',
  'tid',
  'signin_state',
]

/**
 * Finds an account for oidc-provider, with the claims of its id tokens.
 * @param source the code or refresh token that tokens are asked for with
 * @returns undefined also where the source is not good for the account any more: then no tokens are issued
 */
export async function findAccount(
  db: Kysely<Database>,
  ctx: KoaContextWithOIDC,
  id: string,
  source: Parameters<FindAccount>[2],
): Promise<OidcAccount | undefined> {
  const account = await accountById(db, id)
  if (!account) return undefined
  if (source && !(await isGoodFor(db, 'acr' in source ? source : {}, account))) return undefined
  return {
    accountId: id,
    async claims(use) {
      const { AuthorizationCode: code } = ctx.oidc.entities
      const isNew = use === 'id_token' && code !== undefined && (await takeNewcomer(db, id))
      return {
        ...sharedClaims(ctx, account),
        sub: id,
        tid: embeddedTenant.tenantId,
        name: `${account.first_name} ${account.last_name}`,
        email: account.email,
        ...(isNew && { newUser: true }),
        ...((await staysSignedIn(ctx)) && { signin_state: ['kmsi'] }),
      }
    },
  }
}

/**
 * What access tokens say beside their standard claims; password, way and time of the sign-in are those of
 * their source, so a refresh makes none of them newer.
 */
export async function accessTokenClaims(
  db: Kysely<Database>,
  ctx: KoaContextWithOIDC,
  token: AccessToken | ClientCredentials,
): Promise<Record<string, unknown> | undefined> {
  const account = token.kind === 'AccessToken' ? await accountById(db, token.accountId) : undefined
  if (!account || token.kind !== 'AccessToken') return undefined
  return {
    ...sharedClaims(ctx, account),
    [passwordClaim]: sourceOf(ctx)?.acr,
    amr: sourceOf(ctx)?.amr,
    auth_time: sourceOf(ctx)?.authTime,
    [grantClaim]: token.grantId,
  }
}

function sharedClaims(ctx: KoaContextWithOIDC, account: Account) {
  return {
    oid: account.id,
    given_name: account.first_name,
    family_name: account.last_name,
    emails: [account.email],
    email_verified: account.verified_at !== null,
    tfp: requestPolicy(ctx.req),
  }
}

/** MSAL's cache stays readable after a browser restart only when the token says `kmsi`. */
async function staysSignedIn(ctx: KoaContextWithOIDC): Promise<boolean> {
  const source = sourceOf(ctx)
  if (!source?.sessionUid) return false
  const session = await ctx.oidc.provider.Session.findByUid(source.sessionUid)
  return session !== undefined && !session.transient
}

/** The code or refresh token that tokens are issued for. */
function sourceOf({ oidc }: KoaContextWithOIDC) {
  return oidc.entities.AuthorizationCode ?? oidc.entities.RefreshToken
}
