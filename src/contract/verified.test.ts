import { expect, it } from 'vitest'
import { countVerified, isVerified } from './verified.ts'

it('KEEP-2 counts as verified what the specification calls APPROVED, and nothing else', () => {
  expect(isVerified({ status: 'APPROVED' })).toBe(true)
  expect(isVerified({ status: 'PENDING' })).toBe(false)
})

it('KEEP-2 takes the number that an answer carries, and counts where it carries none', () => {
  const sustainabilityCredentials = [{ status: 'APPROVED' }, { status: 'PENDING' }] as const
  expect(countVerified({ sustainabilityCredentials })).toBe(1)
  expect(countVerified({ sustainabilityCredentials, verifiedCredentials: 0 })).toBe(0)
})
