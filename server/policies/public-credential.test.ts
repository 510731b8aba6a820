import { expect, it } from 'vitest'
import { isToldToPublic } from './public-credential.ts'

const now = Date.parse('2026-11-29T00:00:00.000Z')
const at = (days: number) => new Date(now + days * 86_400_000).toISOString()
const revoked = (days: number) => ({ at: at(days), kind: 'revoked', note: '' }) as const

it.each([
  ['pending', { state: 'pending', endsAt: null, stop: null }, true],
  ['refused', { state: 'refused', endsAt: null, stop: null }, false],
  ['over for a year at most', { state: 'expired', endsAt: at(-364), stop: null }, true],
  ['over for longer', { state: 'expired', endsAt: at(-366), stop: null }, false],
  ['taken back lately', { state: 'revoked', endsAt: at(-900), stop: revoked(-3) }, true],
  ['taken back long ago', { state: 'revoked', endsAt: null, stop: revoked(-366) }, false],
  ['valid, whatever its end', { state: 'active', endsAt: at(-900), stop: null }, true],
] as const)('SEC-2 of a credential that is %s the public is told: %o', (_, credential, isTold) => {
  expect(isToldToPublic(credential, now)).toBe(isTold)
})
