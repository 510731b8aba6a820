import { expect, it } from 'vitest'
import { countVerified, isVerified } from './verified.ts'

it('KEEP-2 counts as verified what the specification calls APPROVED, and nothing else', () => {
  expect(isVerified({ status: 'APPROVED' })).toBe(true)
  expect(isVerified({ status: 'PENDING' })).toBe(false)
})

it('KEEP-2 counts those that are', () => {
  expect(countVerified([{ status: 'APPROVED' }, { status: 'PENDING' }])).toBe(1)
  expect(countVerified([])).toBe(0)
})
