import { createLocalJWKSet, jwtVerify, type JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../store/tables.ts'
import { accountById } from './accounts/account-store.ts'
import { embeddedTenant, passwordClaim } from './constants.ts'
import type { Identity } from './identity.ts'
import { publicPart, type Keys } from './provider/keys.ts'
import type { Sites } from './site.ts'
import { tokenProblem } from './token-problem.ts'

/**
 * Verifies the access tokens of the embedded provider. The account is read each time: a token of a
 * deleted account, or from before a password reset, is worth nothing whatever it says.
 */
export function createEmbeddedVerify(deps: {
  db: Kysely<Database>
  keys: Keys
  sites: Sites
}): Identity['verify'] {
  const keySet = createLocalJWKSet({ keys: [publicPart(deps.keys.signing)] })

  async function payloadOf(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keySet, {
        audience: embeddedTenant.clientId,
        algorithms: ['RS256'],
        // Id tokens carry the same audience and key, but are no access tokens (RFC 9068, 2.1).
        typ: 'at+jwt',
        requiredClaims: ['exp', 'iat', 'sub', 'iss'],
        clockTolerance: 5,
      })
      return payload
    } catch {
      throw tokenProblem()
    }
  }

  return async (token) => {
    const { iss = '', sub = '', [passwordClaim]: validFrom } = await payloadOf(token)
    if (!(await deps.sites.isIssuer(iss))) throw tokenProblem()
    const account = await accountById(deps.db, sub)
    // The same time, not an earlier one: were the clock set back, every new token would be too old.
    if (!account || validFrom !== account.tokens_valid_from) throw tokenProblem()
    return {
      id: account.id,
      email: account.email,
      emailVerified: account.verified_at !== null,
      firstName: account.first_name,
      lastName: account.last_name,
    }
  }
}
