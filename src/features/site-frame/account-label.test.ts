import { expect, it } from 'vitest'
import { accountLabel } from './account-label.ts'

it('AUT-6 names the menu after the person, with whatever the claims gave', () => {
  const email = 'ada@example.test'
  expect(accountLabel({ firstName: 'Ada', lastName: 'Ng', email })).toBe('Ada Ng')
  expect(accountLabel({ firstName: ' ', lastName: 'Ng', email })).toBe('Ng')
  expect(accountLabel({ firstName: '', lastName: '', email })).toBe(email)
  expect(accountLabel({ firstName: '', lastName: '', email: '' })).toBe('Your account')
})
