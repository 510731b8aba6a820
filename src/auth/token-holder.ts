import type { TokenCookie } from './token-cookie.ts'

/** Renewed this long before it expires, in ms, so that it does not expire on its way. */
const margin = 60_000

/** Holds the bearer token in memory and in its cookie, so that a reload need not wait for a new one. */
export function createTokenHolder(cookie: TokenCookie, now: () => number) {
  const stored = cookie.read()
  let held = stored ? { token: stored, expiresAt: expiryOf(stored, now()) } : null
  return {
    /** @returns null when there is none, or it is about to expire */
    valid: () => (held && held.expiresAt - margin > now() ? held.token : null),
    hold(token: string, expiresAt: number) {
      held = { token, expiresAt }
      cookie.write(token)
    },
    drop() {
      held = null
      cookie.clear()
    },
  }
}

/**
 * `exp` of a JWT in ms; 0 for what cannot be read, and for a token from the future: then this device's
 * clock is behind, and the token may have expired long ago. Only the server verifies tokens.
 */
function expiryOf(token: string, now: number): number {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const claims: unknown = JSON.parse(atob(body))
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return 0
    if ('iat' in claims && Number(claims.iat) * 1000 - margin > now) return 0
    return typeof claims.exp === 'number' ? claims.exp * 1000 : 0
  } catch {
    return 0
  }
}
