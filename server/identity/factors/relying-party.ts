import { isIP } from 'node:net'
import type { Site } from '../site.ts'

/** To whom a passkey belongs, as WebAuthn names it: a host, and the one origin from which it is used. */
export type RelyingParty = { id: string; origin: string }

/** Kinds of keys, as COSE numbers them: Ed25519, P-256 and RSA, which every authenticator has one of. */
export const keyKinds = [-8, -7, -257]

/**
 * The relying party of a site. Each host has its own: browsers offer a passkey on no other one.
 * @returns null on an address of the net, for which no browser makes passkeys
 */
export function relyingPartyOf({ origin }: Pick<Site, 'origin'>): RelyingParty | null {
  const { hostname } = new URL(origin)
  return hostname.startsWith('[') || isIP(hostname) ? null : { id: hostname, origin }
}
