import { expect, it } from 'vitest'
import * as v from 'valibot'
import { phoneNumber, phoneNumberProblem } from './benefit-claim.ts'

it.each([
  ['+61 2 9000 1234', '+61290001234'],
  ['\t(030) 12 34-56\u00A0', '(030)1234-56'],
])('BEN-2 FIN-1 removes all white space from %j', (typed, stored) => {
  expect(v.parse(phoneNumber, typed)).toBe(stored)
  expect(phoneNumberProblem(typed)).toBeNull()
})

it.each([
  ['', 'Phone number must not be empty'],
  [' \n', 'Phone number must not be empty'],
  ['call me', 'Phone number may have digits and the signs + ( ) . / - only'],
  ['12 34', 'Phone number must have at least 6 digits'],
  ['1'.repeat(31), 'Phone number must have at most 30 characters'],
])('BEN-2 FIN-1 says what is wrong with %j as a phone number', (typed, problem) => {
  expect(phoneNumberProblem(typed)?.message).toBe(problem)
})
