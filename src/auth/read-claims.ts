import { isRecord } from '../lib/is-record.ts'
import type { Claims } from './msal-client.ts'

/**
 * What a token says (RFC 7519). Nothing of it is proved by reading: the server checks the signature.
 * @param token a JWT, whose signature is not verified here
 * @returns null for what is no token of three parts with claims
 */
export function readClaims(token: string): Claims | null {
  const [, payload] = token.split('.')
  if (!payload) return null
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : null
  } catch {
    return null
  }
}
