import { describe, expect, it } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import type { OrganisationUser } from '../../contract/membership.ts'
import { nameOf, sortPeople } from './people.ts'

const person = (firstName: string, differs: Partial<OrganisationUser> = {}): OrganisationUser => ({
  id: firstName,
  firstName,
  lastName: 'Ng',
  email: null,
  emailVerified: null,
  relationship: 'EMPLOYEE',
  whenAccepted: '2026-01-01T00:00:00.000Z',
  whenAsked: '2026-01-01T00:00:00.000Z',
  isSelf: false,
  ...differs,
})
const claim = person('Clara', { whenAccepted: null })
const employee = person('Emil')
const owner = person('Olive', { relationship: 'OWNER' })
const self = { isSelf: true }

describe('sortPeople', () => {
  it('ORG-3 keeps claims apart from members', () => {
    const { claims, members } = sortPeople([claim, owner, employee])
    expect(claims).toEqual([claim])
    expect(members).toEqual([owner, employee])
  })

  it.each([
    ['an owner', [{ ...owner, ...self }, employee], true],
    ['an operator, who is no member', [owner, employee], true],
    ['an employee', [owner, { ...employee, ...self }], false],
  ] as const)('ORG-3 asks %s for decisions: %o', (_who, people, mayDecide) => {
    expect(sortPeople(people).mayDecide).toBe(mayDecide)
  })

  it.each([
    ['an owner beside employees and claims', [claim, { ...owner, ...self }, employee], true],
    [
      'one of two owners',
      [{ ...owner, ...self }, person('Otto', { relationship: 'OWNER' })],
      false,
    ],
    ['an employee beside the one owner', [owner, { ...employee, ...self }], false],
    [
      'an owner beside a claim to be one',
      [
        { ...owner, ...self },
        { ...claim, ...owner, whenAccepted: null, isSelf: false },
      ],
      true,
    ],
  ] as const)('ORG-3 knows whether %s is the last owner', (_who, people, isLastOwner) => {
    expect(sortPeople(people).isLastOwner).toBe(isLastOwner)
  })
})

it('API-2 calls somebody without a name by their address, or by nothing in particular', () => {
  const nameless = person('', { lastName: ' ' })
  expect(nameOf(t, owner)).toBe('Olive Ng')
  expect(nameOf(t, { ...nameless, email: 'a@b.example' })).toBe('a@b.example')
  expect(nameOf(t, nameless)).toBe('Somebody without a name')
})
