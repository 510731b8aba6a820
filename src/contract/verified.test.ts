import { afterEach, expect, it, vi } from 'vitest'
import { countVerified, isVerified, stateWord } from './verified.ts'
import { takesEvidence } from './takes-evidence.ts'

const endsAt = '2026-12-31T13:00:00.000Z'
afterEach(() => {
  vi.useRealTimers()
})

it('KEEP-2 counts as verified what the specification calls APPROVED, and nothing else', () => {
  expect(isVerified({ status: 'APPROVED' })).toBe(true)
  expect(isVerified({ status: 'PENDING' })).toBe(false)
})

it('KEEP-2 TRU-2 does not count what has ended since the answer', () => {
  const held = { status: 'APPROVED', state: 'active', endsAt } as const
  vi.useFakeTimers({ now: Date.parse(endsAt) - 1 })
  expect([isVerified(held), stateWord(held)]).toEqual([true, 'verified'])
  vi.setSystemTime(Date.parse(endsAt))
  expect([isVerified(held), stateWord(held)]).toEqual([false, 'expired'])
})

it('KEEP-2 counts those that are', () => {
  expect(countVerified([{ status: 'APPROVED' }, { status: 'PENDING' }])).toBe(1)
  expect(countVerified([{ status: 'APPROVED', endsAt: '2026-01-01T00:00:00.000Z' }])).toBe(0)
  expect(countVerified([])).toBe(0)
})

it.each([
  ['APPROVED', undefined, 'verified'],
  ['APPROVED', 'expiring', 'verified'],
  ['APPROVED', 'renewal', 'verified'],
  ['PENDING', undefined, 'pending'],
  ['PENDING', 'pending', 'pending'],
  ['PENDING', 'refused', 'refused'],
  ['PENDING', 'expired', 'expired'],
  ['PENDING', 'suspended', 'suspended'],
  ['PENDING', 'revoked', 'revoked'],
  // No such pair comes from this server; another one may not have its word against the status.
  ['PENDING', 'active', 'pending'],
] as const)('TRU-2 %s and %s: %s', (status, state, word) => {
  expect(stateWord({ status, state })).toBe(word)
})

it.each([
  ['APPROVED', undefined, false],
  ['APPROVED', 'active', false],
  ['APPROVED', 'expiring', true],
  ['APPROVED', 'renewal', true],
  ['PENDING', undefined, true],
  ['PENDING', 'expired', true],
  ['PENDING', 'revoked', true],
] as const)('PRF-8 %s and %s takes evidence: %s', (status, state, takes) => {
  expect(takesEvidence({ status, state })).toBe(takes)
})

it('PRF-8 OPR-2 one of which a verifier has asked for more takes evidence', () => {
  const answer = { at: '2026-11-28T12:00:00.000Z', outcome: 'incomplete' } as const
  expect(takesEvidence({ status: 'APPROVED', state: 'active', answer })).toBe(true)
})
