import { describe, expect, it } from 'vitest'
import { memberRefusal } from './member.ts'

const owner = { whenAccepted: '2026-01-01T00:00:00.000Z', relationship: 'OWNER' } as const
const employee = { ...owner, relationship: 'EMPLOYEE' } as const
const pending = { whenAccepted: null, relationship: 'EMPLOYEE' } as const

describe('memberRefusal', () => {
  it.each([
    ['PATCH', 'ACTIVE', 'member', employee, null],
    ['PATCH', 'PENDING', 'member', employee, null],
    ['GET', 'SUSPENDED', 'member', employee, null],
    ['PATCH', 'SUSPENDED', 'member', employee, 'suspended'],
    ['POST', 'SUSPENDED', 'member', owner, 'suspended'],
    ['GET', 'ACTIVE', 'member', pending, 'pending'],
    ['PATCH', 'ACTIVE', 'member', pending, 'pending'],
    ['GET', 'ACTIVE', 'member', undefined, 'not-a-member'],
    ['PATCH', 'SUSPENDED', 'member', undefined, 'not-a-member'],
    ['PATCH', 'ACTIVE', 'owner', owner, null],
    ['PATCH', 'ACTIVE', 'owner', employee, 'not-an-owner'],
    ['PATCH', 'ACTIVE', 'owner', pending, 'pending'],
    ['PATCH', 'SUSPENDED', 'owner', owner, 'suspended'],
    ['DELETE', 'ACTIVE', 'claimant', pending, null],
    ['DELETE', 'SUSPENDED', 'claimant', employee, null],
    ['DELETE', 'ACTIVE', 'claimant', undefined, 'not-a-member'],
  ] as const)('API-4 %s on %s organisation for %s by %o: %s', (...row) => {
    const [method, status, access, membership, code] = row
    expect(memberRefusal(access, { status }, membership, method)?.code ?? null).toBe(code)
  })
})
