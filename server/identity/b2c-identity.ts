import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose'
import type { ProblemError } from '#src/contract/problem.ts'
import type { IdentityConfig, TokenClaim } from '../config.ts'
import type { Identity, SignedInUser } from './identity.ts'
import { tokenProblem } from './token-problem.ts'
import { problem } from '../texts/problem.ts'

type B2cConfig = Extract<IdentityConfig, { mode: 'b2c' }>

/** A tenant of Azure AD B2C signs people in: no pages of ours, and its keys fetched and cached. */
export function createB2cIdentity(config: B2cConfig): Identity {
  const { host, tenantName, tenantId, loginPolicy, clientId, secondFactor } = config
  const tenant = `https://${host}/${tenantName}.onmicrosoft.com`
  return {
    plugin: async () => {},
    jobs: [],
    verify: createRemoteVerify({
      keysUrl: new URL(`${tenant}/${loginPolicy}/discovery/v2.0/keys`),
      issuer: `https://${host}/${tenantId}/v2.0/`,
      audience: clientId,
      secondFactor,
    }),
  }
}

/**
 * Verifies tokens by keys that are fetched from elsewhere and cached; a key that is not known yet is
 * looked for again at most every 30 seconds.
 */
export function createRemoteVerify(options: {
  keysUrl: URL
  issuer: string
  audience: string
  /** What a token says of whoever has signed in with more than a password. */
  secondFactor: TokenClaim
}): Identity['verify'] {
  const keys = createRemoteJWKSet(options.keysUrl, {
    cooldownDuration: 30_000,
    cacheMaxAge: 86_400_000,
  })
  const { issuer, audience, secondFactor } = options
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['exp', 'sub'],
        clockTolerance: 30,
      })
      return userOf(payload, secondFactor)
    } catch (error) {
      if (isOutage(error)) throw outage()
      throw tokenProblem()
    }
  }
}

/**
 * B2C's own user flows verify the address before there is an account; a tenant that does otherwise
 * must say so with the claim `email_verified`. The second factor is the tenant's: it is asked for there, and
 * a claim says that it was given.
 */
function userOf(payload: JWTPayload, { name, value }: TokenClaim): SignedInUser {
  const { sub = '', oid, emails, email, given_name: first, family_name: last } = payload
  const { auth_time: seconds, [name]: said } = payload
  const address: unknown = Array.isArray(emails) ? (emails as unknown[])[0] : email
  return {
    id: textOf(oid) || sub,
    email: textOf(address),
    emailVerified: payload['email_verified'] !== false && Boolean(address),
    firstName: textOf(first),
    lastName: textOf(last),
    hasSecondFactor: Array.isArray(said) ? said.includes(value) : said === value,
    provedAt: typeof seconds === 'number' ? seconds * 1000 : 0,
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Whether the keys could not be had, as opposed to a token that does not fit them. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    !(error instanceof errors.JOSEError) ||
    error.code === 'ERR_JOSE_GENERIC'
  )
}

function outage(): ProblemError {
  return problem(503, 'problems.identity-unavailable')
}
