import { expect, it } from 'vitest'
import type { Endpoint } from '../contract/endpoint.ts'
import { accountEndpoints } from '../contract/endpoints/account.ts'
import { evidenceEndpoints } from '../contract/endpoints/evidence.ts'
import { memberEndpoints } from '../contract/endpoints/members.ts'
import { organisationEndpoints } from '../contract/endpoints/organisations.ts'
import { readSuccess, type Came } from './answer.ts'

const asked = 'https://portal.example/api/x'
const read = (endpoint: Endpoint, came: Partial<Came>) =>
  readSuccess(endpoint, asked, {
    status: 200,
    contentType: 'application/json',
    body: undefined,
    redirectedTo: '',
    ...came,
  })
const list = accountEndpoints.memberships
const save = organisationEndpoints.updateOrganisation
const removal = memberEndpoints.removeMember
const captive = expect.objectContaining({ status: 0, code: 'captive' })
const page = '<!DOCTYPE html><title>Welcome to the airport</title>'

it.each(['application/json', 'text/plain', 'text/html; charset=utf-8', ''])(
  'API-3 JSON is an answer, even as %j',
  (contentType) => {
    expect(read(list, { contentType, body: '{"results":[]}' })).toEqual({ results: [] })
    expect(read(list, { contentType, body: ' [1] ' })).toEqual([1])
  },
)

it.each([
  ['a page as HTML', 'text/html', page],
  ['a page that claims to be JSON', 'application/json', page],
  ['a text', 'text/plain', 'OK'],
  ['a number that is no JSON answer', 'text/plain', '1'],
  ['half an answer', 'application/json', '{"results":['],
])('OFF-3 %s is no answer to a read or a save', (_, contentType, body) => {
  expect(() => read(list, { contentType, body })).toThrow(captive)
  expect(() => read(save, { contentType, body })).toThrow(captive)
})

it('OFF-3 a page is no answer to a removal either', () => {
  for (const contentType of ['text/html', 'application/json', '']) {
    expect(() => read(removal, { contentType, body: page })).toThrow(captive)
  }
})

it('OFF-3 nothing is no answer to a read; to a removal it is one', () => {
  expect(() => read(list, { body: '' })).toThrow(captive)
  expect(() => read(list, { body: undefined })).toThrow(captive)
  expect(read(removal, { body: '' })).toBeUndefined()
  expect(read(removal, { status: 204, contentType: '' })).toBeUndefined()
  expect(read(removal, { contentType: 'text/plain', body: 'OK' })).toBe('OK')
})

it('OFF-3 what another origin answers after a redirect is no answer, whatever it says', () => {
  const redirectedTo = 'https://login.airport.example/'
  expect(() => read(list, { body: '{}', redirectedTo })).toThrow(captive)
  expect(read(list, { body: '{}', redirectedTo: 'https://portal.example/api/y' })).toEqual({})
})

it('OFF-3 a file stays as it came; a page in its place is none', () => {
  const body = new Blob(['%PDF'])
  const file = evidenceEndpoints.evidenceFile
  expect(read(file, { contentType: 'application/pdf', body })).toBe(body)
  expect(() => read(file, { contentType: 'text/html', body: page })).toThrow(captive)
})
