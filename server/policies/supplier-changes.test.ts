import { expect, it } from 'vitest'
import type { CredentialState } from '#src/contract/trust/credential-state.ts'
import { changesBetween, type FollowedState, isStillSo } from './supplier-changes.ts'

const none: FollowedState = { credentials: {}, modules: [] }
const held = (state: CredentialState, expiresOn: string | null = null): FollowedState => ({
  credentials: { gots: { state, expiresOn } },
  modules: [],
})
const of = (kind: string) => [{ kind, subject: 'gots' }]

it.each([
  ['was confirmed', none, held('active'), of('confirmed')],
  ['was confirmed that had been claimed', held('pending'), held('active'), of('confirmed')],
  [
    'has a later last day',
    held('expiring', '2026-01-01'),
    held('active', '2027-01-01'),
    of('renewed'),
  ],
  ['has an earlier last day', held('active', '2027-01-01'), held('active', '2026-01-01'), []],
  ['is about to end', held('active', '2026-01-01'), held('expiring', '2026-01-01'), []],
  ['has ended', held('expiring'), held('expired'), of('expired')],
  ['was suspended', held('active'), held('suspended'), of('withdrawn')],
  ['was revoked', held('active'), held('revoked'), of('withdrawn')],
  ['was taken off', held('active'), none, of('withdrawn')],
  ['was claimed', none, held('pending'), []],
  ['was claimed and taken off', held('pending'), none, []],
  ['was revoked after its end', held('expired'), held('revoked'), []],
] as const)('DSC-4 what followers are told of a credential that %s', (_, before, now, expected) => {
  expect(changesBetween(before, now)).toEqual(expected)
})

it('DSC-4 a module that was completed is told of once', () => {
  const now = { ...none, modules: ['module-carbon'] }
  expect(changesBetween(none, now)).toEqual([{ kind: 'module', subject: 'module-carbon' }])
  expect(changesBetween(now, now)).toEqual([])
})

it('DSC-4 what is not so any more is not told', () => {
  const confirmed = { kind: 'confirmed', subject: 'gots' } as const
  expect(isStillSo(confirmed, held('active'))).toBe(true)
  expect(isStillSo(confirmed, held('revoked'))).toBe(false)
  const withdrawn = { kind: 'withdrawn', subject: 'gots' } as const
  expect([held('revoked'), held('expired'), none].map((one) => isStillSo(withdrawn, one))).toEqual([
    ...[true, false, true],
  ])
  expect(isStillSo({ kind: 'expired', subject: 'gots' }, held('expired'))).toBe(true)
  expect(isStillSo({ kind: 'module', subject: 'gots' }, none)).toBe(false)
})
