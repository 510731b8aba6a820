import { expect, it } from 'vitest'
import type { OperatorGrant } from '#src/contract/operate/operator-role.ts'
import { isWithin, proofRefusal, scopeIn, stepUpRefusal } from './operator.ts'

const now = Date.UTC(2026, 10, 28)
const minutesAgo = (minutes: number) => now - minutes * 60_000
const grant = (role: OperatorGrant['role'], brandId: string | null = null) => ({ role, brandId })

it.each([
  [[], []],
  [[grant('editor')], []],
  [[grant('verifier')], 'all'],
  [[grant('admin')], 'all'],
  [
    [grant('verifier', 'one'), grant('admin', 'two'), grant('editor', 'three')],
    ['one', 'two'],
  ],
  [[grant('verifier', 'one'), grant('admin', 'one')], ['one']],
  [[grant('verifier', 'one'), grant('admin')], 'all'],
])('OPR-1 with %j one may verify for %j', (grants, scope) => {
  expect(scopeIn(grants, ['verifier'])).toEqual(scope)
})

it('OPR-1 looks after what is of no brand only for all brands', () => {
  expect([isWithin('all', null), isWithin('all', 'one')]).toEqual([true, true])
  expect([isWithin(['one'], 'one'), isWithin(['one'], 'two')]).toEqual([true, false])
  expect([isWithin(['one'], null), isWithin([], 'one')]).toEqual([false, false])
})

it.each([
  [{ hasSecondFactor: false, provedAt: now }, 'second-factor-needed'],
  [{ hasSecondFactor: true, provedAt: minutesAgo(12 * 60) }, undefined],
  [{ hasSecondFactor: true, provedAt: minutesAgo(12 * 60 + 1) }, 'sign-in-again'],
  [{ hasSecondFactor: true, provedAt: 0 }, 'sign-in-again'],
  [{ hasSecondFactor: true, provedAt: minutesAgo(-1) }, undefined],
  // Proved before the clock was set back.
  [{ hasSecondFactor: true, provedAt: minutesAgo(-2) }, 'sign-in-again'],
])('ACC-4 asks whoever signed in as %j for %s', (proof, code) => {
  expect(proofRefusal(proof, now)?.code).toBe(code)
})

it('ACC-4 asks for a fresh sign-in before what cannot be undone', () => {
  const proof = (provedAt: number) => ({ hasSecondFactor: true, provedAt })
  expect(stepUpRefusal(proof(minutesAgo(10)), now)).toBeNull()
  expect(stepUpRefusal(proof(minutesAgo(-2)), now)).toMatchObject({ code: 'sign-in-again' })
  expect(stepUpRefusal(proof(minutesAgo(11)), now)).toMatchObject({
    ...{ status: 403, code: 'sign-in-again', reason: 'final' },
  })
})
