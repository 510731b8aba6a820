import { expect, it } from 'vitest'
import type { StoredCheck } from '../store/organisations/organisation-record.ts'
import { organisationProofs } from './organisation-proofs.ts'

const at = '2026-03-01T00:00:00.000Z'
const check = (more: Partial<StoredCheck>): StoredCheck => ({
  ...{ kind: 'website', typeId: null, value: 'https://acme.example', authority: null },
  ...{ entryUrl: null, at, ...more },
})
const abn = check({ kind: 'number', typeId: 'au-abn', value: '51824753556' })
const kindsOf = (known: Partial<Parameters<typeof organisationProofs>[0]>) =>
  organisationProofs({ website: '', identifiers: [], owners: [], ownChecks: [], ...known }).map(
    ({ kind }) => kind,
  )

it('TRU-3 nothing that an organisation says itself proves whose its profile is', () => {
  const identifiers = [{ typeId: 'au-abn', identifier: '51824753556' }]
  expect(kindsOf({ website: 'https://acme.example', identifiers })).toEqual([])
})

it.each([
  ['at another domain', 'ada@other.example', ['owner-address']],
  ['at the domain of the website', 'ada@acme.example', ['owner-address', 'website-address']],
  ['at a part of that domain', 'ada@mail.acme.example', ['owner-address']],
])('TRU-3 an owner with a confirmed address %s', (_, email, kinds) => {
  expect(kindsOf({ website: 'https://www.acme.example/', owners: [{ email }] })).toEqual(kinds)
})

it('TRU-3 an address that a provider gives to anybody says nothing of a website there', () => {
  expect(kindsOf({ website: 'https://gmail.com', owners: [{ email: 'a@gmail.com' }] })).toEqual([
    'owner-address',
  ])
})

it('TRU-3 a checked website counts as long as it is the same', () => {
  const ownChecks = [check({})]
  expect(kindsOf({ website: 'https://acme.example', ownChecks })).toEqual(['website'])
  expect(kindsOf({ website: 'https://acme.example.evil.example', ownChecks })).toEqual([])
  expect(kindsOf({ website: '', ownChecks: [check({ value: '' })] })).toEqual([])
})

it('TRU-3 a number that was found counts as long as it is the same, of the same type', () => {
  const held = (typeId: string, identifier: string) => [{ typeId, identifier }]
  const ownChecks = [abn]
  expect(kindsOf({ identifiers: held('au-abn', '51824753556'), ownChecks })).toEqual(['number'])
  expect(kindsOf({ identifiers: held('au-abn', '53004085616'), ownChecks })).toEqual([])
  expect(kindsOf({ identifiers: held('au-acn', '51824753556'), ownChecks })).toEqual([])
})
