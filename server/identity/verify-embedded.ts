import { createLocalJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../store/tables.ts'
import { accountOfGrant } from './accounts/account-store.ts'
import { embeddedTenant, grantClaim, passwordClaim } from './constants.ts'
import type { Identity } from './identity.ts'
import type { KeyRing } from './provider/key-ring.ts'
import { publicPart, type Keys } from './provider/keys.ts'
import type { Sites } from './site.ts'
import { tokenProblem } from './token-problem.ts'

/**
 * Verifies the access tokens of the embedded provider. The account and the grant are read each time: a
 * token of a deleted account, from before a new password or a sign-out, or of a code or refresh token
 * that was used twice, is worth nothing whatever it says, in every process (ACC-3).
 */
export function createEmbeddedVerify(deps: {
  db: Kysely<Database>
  ring: KeyRing
  sites: Sites
}): Identity['verify'] {
  let known: { keys: Keys; set: ReturnType<typeof createLocalJWKSet> } | null = null

  async function check(token: string): Promise<JWTPayload> {
    const keys = deps.ring.current()
    if (known?.keys !== keys) known = { keys, set: keySetOf(keys) }
    const { payload } = await jwtVerify(token, known.set, {
      audience: embeddedTenant.clientId,
      algorithms: ['RS256'],
      // Id tokens carry the same audience and key, but are no access tokens (RFC 9068, 2.1).
      typ: 'at+jwt',
      requiredClaims: ['exp', 'iat', 'sub', 'iss'],
      clockTolerance: 5,
    })
    return payload
  }

  async function payloadOf(token: string): Promise<JWTPayload> {
    try {
      return await check(token).catch(async (error: unknown) => {
        // Another process may sign with a new key already.
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
        await deps.ring.lookAgain()
        return check(token)
      })
    } catch {
      throw tokenProblem()
    }
  }

  return async (token) => {
    const payload = await payloadOf(token)
    const { iss = '', sub = '', [passwordClaim]: validFrom, [grantClaim]: grant } = payload
    const { amr, auth_time: seconds } = payload
    if (!(await deps.sites.isIssuer(iss))) throw tokenProblem()
    if (typeof grant !== 'string') throw tokenProblem()
    const account = await accountOfGrant(deps.db, sub, grant)
    // The same time, not an earlier one: were the clock set back, every new token would be too old.
    if (!account || validFrom !== account.tokens_valid_from) throw tokenProblem()
    return {
      id: account.id,
      email: account.email,
      emailVerified: account.verified_at !== null,
      firstName: account.first_name,
      lastName: account.last_name,
      hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
      provedAt: typeof seconds === 'number' ? seconds * 1000 : 0,
    }
  }
}

function keySetOf({ signing, former }: Keys) {
  return createLocalJWKSet({ keys: [signing, ...former].map(publicPart) })
}
