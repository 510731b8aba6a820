import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds that a ticket is valid. */
const lifetime = 86_400_000

/** For whom a questionnaire is answered. */
export type TicketClaims = { organisationId: string; userId: string; moduleId: string }
/** `unreadable`: not signed with this key, or changed since. */
export type ReadTicket = TicketClaims | 'unreadable' | 'expired'

/**
 * Signs who answers which questionnaire for which organisation: HMAC-SHA256, valid for 24 hours, in
 * letters that pass through any address.
 * @param now milliseconds since 1970
 */
export function signTicket(
  key: string,
  { organisationId, userId, moduleId }: TicketClaims,
  now: number,
): { ticket: string; expiresAt: string } {
  const expiresAt = now + lifetime
  // A list, not an object: form services cut long hidden fields.
  const content = JSON.stringify([organisationId, userId, moduleId, expiresAt])
  const payload = Buffer.from(content).toString('base64url')
  return {
    ticket: `${payload}.${sign(key, payload).toString('base64url')}`,
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/**
 * What a ticket of `signTicket` says.
 * @param now milliseconds since 1970
 */
export function readTicket(key: string, ticket: string, now: number): ReadTicket {
  const [payload = '', signature = '', ...more] = ticket.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(key, payload)
  if (more.length > 0 || given.length !== expected.length) return 'unreadable'
  if (!timingSafeEqual(given, expected)) return 'unreadable'
  const content = Buffer.from(payload, 'base64url').toString()
  const [organisationId, userId, moduleId, expiresAt] = JSON.parse(content) as Content
  return now < expiresAt ? { organisationId, userId, moduleId } : 'expired'
}

type Content = [organisationId: string, userId: string, moduleId: string, expiresAt: number]

function sign(key: string, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest()
}
