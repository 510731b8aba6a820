import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Whether a webhook was sent by whoever shares the secret, and arrived unchanged.
 * @param header `sha256=` and the HMAC-SHA256 of the body in base64
 * @see https://www.typeform.com/developers/webhooks/secure-your-webhooks/
 */
export function isSignedWith(secret: string, body: Buffer, header: unknown): boolean {
  if (typeof header !== 'string') return false
  const expected = createHmac('sha256', secret).update(body).digest('base64')
  const given = Buffer.from(header)
  const wanted = Buffer.from(`sha256=${expected}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
