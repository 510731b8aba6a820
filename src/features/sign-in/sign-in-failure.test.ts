import { expect, it } from 'vitest'
import { ProblemError } from '../../contract/problem.ts'
import { signInFailure } from './sign-in-failure.ts'

it('AUT-3 tells a cancelled and an offline sign-in from one that expired or failed', () => {
  const problem = (status: number, code: string) =>
    signInFailure(new ProblemError({ status, code, message: 'x' }))
  expect(problem(401, 'sign-in-cancelled')).toBe('cancelled')
  expect(problem(0, 'offline')).toBe('offline')
  expect(problem(401, 'sign-in-failed')).toBe('failed')
  expect(signInFailure(new Error('anything else'))).toBe('failed')
})
