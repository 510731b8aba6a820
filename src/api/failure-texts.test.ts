import { expect, it } from 'vitest'
import * as v from 'valibot'
import type { ProblemError } from '../contract/problem.ts'
import { phoneNumberProblem } from '../contract/benefit-claim.ts'
import { problemText } from '../i18n/problem-text.ts'
import { textsIn } from '../i18n/testing/all-texts.ts'
import { english } from '../i18n/testing/english.ts'
import { notTheApi } from './answer.ts'
import { problemAnswered, toProblem } from './failure.ts'
import { readAnswer } from './mend.ts'

const thrownBy = (work: () => unknown): ProblemError => {
  try {
    work()
  } catch (error) {
    return error as ProblemError
  }
  throw new Error('Nothing was thrown.')
}
const german = textsIn('de')
const wrongPhone = phoneNumberProblem('12')

it.each([
  [
    'a lost connection',
    toProblem(new TypeError('Failed to fetch')),
    /^Der Server ist nicht erreich/,
  ],
  ['a time-out', toProblem(new DOMException('', 'TimeoutError')), /zu lange nicht geantwortet/],
  ['a failure without words', toProblem({}), /^Das hat leider nicht geklappt/],
  ['a refusal without words', problemAnswered(500, '', null), /^Das hat leider nicht geklappt/],
  ['a page of a proxy', problemAnswered(403, '<html>No', null), /^Das hat leider nicht geklappt/],
  ['a network that wants a sign-in', notTheApi(), /melden Sie sich dort an/],
  ['an answer of nothing', thrownBy(() => readAnswer(v.picklist(['a']), 5)), /nicht lesbar\.$/],
  [
    'a part of an answer',
    thrownBy(() => readAnswer(v.object({ slug: v.picklist(['a']) }), { slug: {} })),
    /nicht lesbar: slug\.$/,
  ],
])('LNG-2 %s has a text in each language', (_what, problem, words) => {
  const { code, reason, params, message } = problem
  const id = ['problems', code, ...(reason === undefined ? [] : [reason])].join('.')
  expect(english.find(id, params)).toBe(message)
  expect(problemText(german, problem)).toMatch(words)
})

it('LNG-2 takes reason and params of a refusal along', () => {
  const body = { message: 'name is long', code: 'invalid', field: 'name', reason: 'too-long' }
  const problem = problemAnswered(422, { ...body, params: { most: 160 } }, null)
  expect(problem).toMatchObject({ ...body, params: { most: 160 } })
})

it.each([{ reason: 5 }, { params: 'five' }, { params: { most: [] } }, { params: null }])(
  'LNG-2 API-2 shows the message of another server that means something else by %j',
  (rest) => {
    const body = { message: 'No place left.', code: 'full', field: 'name', ...rest }
    expect(problemAnswered(422, body, null)).toMatchObject({
      ...{ message: 'No place left.', code: 'full', field: 'name' },
      ...{ reason: undefined, params: undefined },
    })
  },
)

it('LNG-2 words a phone number that the form refuses as the server would', () => {
  expect(wrongPhone).toMatchObject({ reason: 'too-few-digits', params: { least: 6 } })
  expect(wrongPhone && problemText(german, wrongPhone)).toBe(
    '„Telefonnummer“ braucht mindestens 6 Ziffern',
  )
})
