import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { knownSecret, secret } from '../../store/secrets.ts'
import type { Connection } from '../../store/engine.ts'

/** What signs tokens and cookies. */
export type Keys = {
  signing: JWK
  /** What signed before, and is still good for what it has signed. */
  former: JWK[]
  cookies: string[]
}

/** A key that signs no more; ISO 8601 until when its signatures count. */
export type FormerKey = { key: JWK; until: string }

/** Names of the secrets that hold them. */
export const secretNames = {
  signing: 'signing-key',
  former: 'former-signing-keys',
  cookies: 'cookie-key',
} as const

/** The keys of this installation; made at the first start. */
export async function loadKeys(db: Connection): Promise<Keys> {
  const former = await formerKeys(db)
  return {
    signing: await secret(db, secretNames.signing, makeSigningKey),
    former: former.map(({ key }) => key),
    cookies: [
      await secret(db, secretNames.cookies, async () => randomBytes(32).toString('base64url')),
    ],
  }
}

/** The keys that still count without signing any more, newest first. */
export async function formerKeys(db: Connection): Promise<FormerKey[]> {
  const known = await knownSecret<FormerKey[]>(db, secretNames.former)
  const now = new Date().toISOString()
  return known ? known.value.filter(({ until }) => until > now) : []
}

/** The public parts of a signing key. */
export function publicPart(key: JWK): JWK {
  const { kty, n, e, use, alg, kid } = key
  return { kty, n, e, use, alg, kid } as JWK
}

/** A new pair, as a private key with an id. */
export async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) }
}
