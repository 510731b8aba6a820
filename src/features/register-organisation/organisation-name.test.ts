import { expect, it } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import { nameProblem } from './organisation-name.ts'

it('ORG-4 takes a name as the server does, and says what is wrong with another', () => {
  expect(nameProblem(t, 'Wattle & Wool Pty Ltd')).toBeNull()
  expect(nameProblem(t, '  ')).toBe('Enter the name of your organisation')
  expect(nameProblem(t, '\u200b')).toBe('Enter the name of your organisation')
  expect(nameProblem(t, 'Wattle & Wool\tPty Ltd')).toBeNull()
  expect(nameProblem(t, 'x'.repeat(160))).toBeNull()
  expect(nameProblem(t, `${'x'.repeat(160)}\t\u2028`)).toBeNull()
  expect(nameProblem(t, 'x'.repeat(161))).toBe('The name must have at most 160 characters')
})
