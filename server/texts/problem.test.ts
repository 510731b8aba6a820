import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { phoneNumber } from '#src/contract/benefit-claim.ts'
import { keyword, line, text } from '#src/contract/fields.ts'
import { invitation } from '#src/contract/invitation.ts'
import { profilePatch } from '#src/contract/profile-patch.ts'
import { messageShape } from '../../src/i18n/message-shape.ts'
import { languages } from '#src/i18n/languages.ts'
import { readDictionary } from './dictionaries.ts'
import { problem, ruleProblem } from './problem.ts'

const english = readDictionary('en', 'problems')

describe('problems that the server answers', () => {
  it('LNG-2 take code and reason from the id of their text, and their message from it', () => {
    expect(
      problem(422, 'problems.unknown-brand.named', { field: 'brandId', params: { brand: 'acme' } }),
    ).toMatchObject({
      ...{ status: 422, code: 'unknown-brand', reason: 'named', field: 'brandId' },
      ...{ params: { brand: 'acme' }, message: "There is no brand 'acme'." },
    })
    const owner = problem(409, 'problems.last-owner')
    expect(owner).toMatchObject({ code: 'last-owner', reason: undefined, params: undefined })
  })

  it.each([
    [0, 'none of them are left'],
    [1, '1 of them are left'],
    [7, '7 of them are left'],
  ])('LNG-2 say that of the invitations %i are left', (left, words) => {
    const params = { most: 20, left }
    expect(problem(429, 'problems.too-many-invitations.left', { params }).message).toContain(words)
  })

  it.each(languages)('LNG-2 have their text in %s', (language) => {
    const own = readDictionary(language, 'problems')
    expect([...english.keys()].filter((id) => !own.get(id)?.trim())).toEqual([])
  })

  it('LNG-2 have a reason where their text has places: without the reason, they could stay empty', () => {
    const withoutReason = [...english].filter(([id]) => id.split('.').length === 2)
    const places = withoutReason.flatMap(([, message]) => [...messageShape(message).places.keys()])
    expect(new Set(places)).toEqual(new Set(['field']))
  })
})

const number = { typeId: 'au-abn', identifier: '1' }

describe('rules of the contract', () => {
  it.each([
    ['empty', undefined, line(9), ' '],
    ['too-long', { most: 9 }, line(9), 'x'.repeat(10)],
    ['too-long', { most: 9 }, text(9), 'x'.repeat(10)],
    ['control-characters', undefined, line(9), 'a\u0007'],
    ['too-short', { least: 3 }, keyword, 'ab'],
    ['too-few-digits', { least: 6 }, phoneNumber, '12'],
    ['phone-signs', undefined, phoneNumber, 'call me'],
    ['no-address', undefined, invitation, { recipients: [] }],
    ['no-address', undefined, invitation, {}],
    ['too-many-addresses', { most: 20 }, invitation, { recipients: Array(21).fill('a@b.example') }],
    ['website', undefined, profilePatch, { website: 'no website' }],
    ['empty', undefined, profilePatch, { description: ' ' }],
    ['description-language', undefined, profilePatch, { descriptions: { xx: 'x' } }],
    ['no-business-number', undefined, profilePatch, { identifiers: [] }],
    ['too-many-entries', { most: 300 }, profilePatch, { credentials: Array(301).fill('a') }],
    ['repeated-registry', undefined, profilePatch, { identifiers: [number, number] }],
  ])('LNG-2 %s with %j is a sentence of the dictionary', (reason, params, schema, value) => {
    const { issues } = v.safeParse(schema, value, { abortEarly: true })
    const words = issues?.[0].message ?? ''
    const message = /^[a-z]/.test(words) ? `name ${words}` : words
    expect(ruleProblem(422, 'name', words)).toMatchObject({
      code: 'invalid',
      reason,
      params,
      message,
    })
  })

  it('LNG-2 that only programs can break keep their English words as a remark', () => {
    expect(ruleProblem(422, 'id', 'is not a known id')).toMatchObject({
      ...{ code: 'invalid', reason: 'unfit', message: 'id is not a known id' },
      params: { fault: 'is not a known id' },
    })
    expect(ruleProblem(422, 'id', 'Invalid length: 3')).toMatchObject({
      ...{ code: 'invalid', reason: 'remark', message: 'Invalid length: 3' },
    })
  })
})
