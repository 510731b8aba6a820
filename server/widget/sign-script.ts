import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto'

/** The two halves of an Ed25519 key as a JWK (RFC 8037). */
export type ScriptKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; d: string }

export type ScriptSigner = {
  /** What the `integrity` of a script names to have the signature checked. */
  integrity: string
  /** Headers that prove that these bytes, before any compression, come from the holder of the key. */
  sign(bytes: Buffer): Record<string, string>
}

/**
 * Signs scripts as browsers check it by a key in `integrity`: an HTTP message signature (RFC 9421) over
 * the digest of the content, https://wicg.github.io/signature-based-sri/.
 */
export function createScriptSigner(key: ScriptKey): ScriptSigner {
  const privateKey: KeyObject = createPrivateKey({ key, format: 'jwk' })
  const publicKey = Buffer.from(key.x, 'base64url').toString('base64')
  const parameters = `("unencoded-digest";sf);keyid="${publicKey}";tag="ed25519-integrity"`
  return {
    integrity: `ed25519-${publicKey}`,
    sign(bytes) {
      const digest = `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`
      const base = `"unencoded-digest";sf: ${digest}\n"@signature-params": ${parameters}`
      const signature = sign(null, Buffer.from(base), privateKey).toString('base64')
      return {
        'unencoded-digest': digest,
        'signature-input': `signature=${parameters}`,
        signature: `signature=:${signature}:`,
      }
    },
  }
}
