import { expect, it } from 'vitest'
import { readTicket, signTicket } from './module-ticket.ts'

const key = 'a key of this installation'
const claims = {
  organisationId: '0a1b2c3d-0000-4000-8000-000000000001',
  userId: '0a1b2c3d-0000-4000-8000-000000000002',
  moduleId: 'carbon-footprint',
}
const start = Date.parse('2026-11-01T00:00:00.000Z')
const day = 86_400_000

it('MOD-3 signs for whom a questionnaire is answered, for 24 hours', () => {
  const { ticket, expiresAt } = signTicket(key, claims, start)
  expect(expiresAt).toBe('2026-11-02T00:00:00.000Z')
  expect(ticket).toMatch(/^[\w.-]{1,255}$/)
  expect(readTicket(key, ticket, start + day - 1)).toEqual(claims)
  expect(readTicket(key, ticket, start + day)).toBe('expired')
})

it('MOD-3 reads no ticket that was changed or signed with another key', () => {
  const { ticket } = signTicket(key, claims, start)
  const [payload = '', signature = ''] = ticket.split('.')
  const other = signTicket(key, { ...claims, organisationId: 'another' }, start).ticket
  const [otherPayload = ''] = other.split('.')
  for (const wrong of [
    '',
    '.',
    payload,
    `${payload}.`,
    `.${signature}`,
    `${otherPayload}.${signature}`,
    `${payload}.${signature.slice(0, -4)}`,
    `${ticket}.${signature}`,
    signTicket('another key', claims, start).ticket,
  ]) {
    expect(readTicket(key, wrong, start)).toBe('unreadable')
  }
})
