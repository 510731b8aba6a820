import { expect, it } from 'vitest'
import { applyRefusal } from './apply-refusal.ts'

const pending = { status: 'PENDING' } as const
const approved = { status: 'APPROVED' } as const

it.each([
  [false, [], 'noApproved'],
  [false, [pending], 'noApproved'],
  [false, [pending, approved], null],
  [true, [approved], 'claimed'],
  [true, [], 'claimed'],
] as const)('FIN-1 claimed %j with %j gives %j', (hasClaimed, credentials, refusal) => {
  expect(applyRefusal(hasClaimed, credentials)).toBe(refusal)
})
