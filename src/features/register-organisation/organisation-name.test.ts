import { expect, it } from 'vitest'
import { nameProblem } from './organisation-name.ts'

it('ORG-4 takes a name as the server does, and says what is wrong with another', () => {
  expect(nameProblem('Wattle & Wool Pty Ltd')).toBeNull()
  expect(nameProblem('  ')).toBe('Enter the name of your organisation')
  expect(nameProblem('\u200b')).toBe('Enter the name of your organisation')
  expect(nameProblem('Wattle & Wool\tPty Ltd')).toBeNull()
  expect(nameProblem('x'.repeat(160))).toBeNull()
  expect(nameProblem(`${'x'.repeat(160)}\t\u2028`)).toBeNull()
  expect(nameProblem('x'.repeat(161))).toBe('The name must have at most 160 characters')
})
