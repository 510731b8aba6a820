import { describe, expect, it } from 'vitest'
import { memberRefusal } from './member.ts'

const accepted = { whenAccepted: '2026-01-01T00:00:00.000Z' }
const pending = { whenAccepted: null }

describe('memberRefusal', () => {
  it.each([
    ['PATCH', 'ACTIVE', accepted, null],
    ['PATCH', 'PENDING', accepted, null],
    ['GET', 'SUSPENDED', accepted, null],
    ['PATCH', 'SUSPENDED', accepted, 'suspended'],
    ['POST', 'SUSPENDED', accepted, 'suspended'],
    ['GET', 'ACTIVE', pending, 'pending'],
    ['PATCH', 'ACTIVE', pending, 'pending'],
    ['GET', 'ACTIVE', undefined, 'not-a-member'],
    ['PATCH', 'SUSPENDED', undefined, 'not-a-member'],
  ] as const)('API-4 %s on %s organisation with %o: %s', (method, status, membership, code) => {
    expect(memberRefusal({ status }, membership, method)?.code ?? null).toBe(code)
  })
})
