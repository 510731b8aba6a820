import { expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { newDraft } from '../decide/decision-draft.ts'
import { createSubmissionKeys } from './submission-keys.ts'

const draft = newDraft({ stated: {}, evidence: [] })

function create() {
  let last = 0
  return createSubmissionKeys(() => `key-${++last}`)
}

it.each([
  [0, 'no-answer'],
  [401, 'no-token'],
  [403, 'sign-in-again'],
  [409, 'in-progress'],
  [429, 'too-many-requests'],
  [503, 'unavailable'],
])('OPR-2 submits a draft under the same key after %i %s', (status, code) => {
  const keys = create()
  const key = keys.of(draft)
  keys.failed(draft, new ProblemError({ status, code, message: '' }))
  expect(keys.of(draft)).toBe(key)
})

it.each([
  [409, 'leased'],
  [409, 'not-waiting'],
  [400, 'invalid'],
])('OPR-2 submits a draft under another key after %i %s', (status, code) => {
  const keys = create()
  const key = keys.of(draft)
  keys.failed(draft, new ProblemError({ status, code, message: '' }))
  expect(keys.of(draft)).not.toBe(key)
})

it('OPR-2 submits under another key what was changed, and what was undone', () => {
  const keys = create()
  const key = keys.of(draft)
  expect(keys.of({ ...draft, note: 'Page 2' })).not.toBe(key)
  keys.done(draft)
  expect(keys.of(draft)).not.toBe(key)
})
