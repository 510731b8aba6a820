import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from './keys.ts'

type Sealed = readonly (string | number)[]

/**
 * Signs something that a browser carries, so that it can only come back as it was given.
 * @param parts what for, then what it is about
 * @returns base64url
 */
export function sealOf({ cookies: [key = ''] }: Pick<Keys, 'cookies'>, parts: Sealed): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}

/** Whether something was signed so. */
export function isSealed(keys: Pick<Keys, 'cookies'>, parts: Sealed, seal: string): boolean {
  const expected = Buffer.from(sealOf(keys, parts))
  const given = Buffer.from(seal)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
