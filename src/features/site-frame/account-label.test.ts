import { expect, it } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import { accountLabel } from './account-label.ts'

it('AUT-6 names the menu after the person, with whatever the claims gave', () => {
  const email = 'ada@example.test'
  expect(accountLabel(t, { firstName: 'Ada', lastName: 'Ng', email })).toBe('Ada Ng')
  expect(accountLabel(t, { firstName: ' ', lastName: 'Ng', email })).toBe('Ng')
  expect(accountLabel(t, { firstName: '', lastName: '', email })).toBe(email)
  expect(accountLabel(t, { firstName: '', lastName: '', email: '' })).toBe('Your account')
})
