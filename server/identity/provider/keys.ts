import { randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { secret } from '../../store/secrets.ts'

/** What signs tokens and cookies. */
export type Keys = { signing: JWK; cookies: string[] }

/** The keys of this installation; made at the first start. */
export async function loadKeys(db: Kysely<Database>): Promise<Keys> {
  return {
    signing: await secret(db, 'signing-key', makeSigningKey),
    cookies: [await secret(db, 'cookie-key', async () => randomBytes(32).toString('base64url'))],
  }
}

/** The parts of a signing key that anybody may know. */
export function publicPart(key: JWK): JWK {
  const { kty, n, e, use, alg, kid } = key
  return { kty, n, e, use, alg, kid } as JWK
}

async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, use: 'sig', alg: 'RS256', kid: await calculateJwkThumbprint(jwk) }
}
