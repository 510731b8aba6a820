import { expect, it } from 'vitest'
import { ProblemError } from '#src/contract/problem.ts'
import { problemOf } from './problem.ts'

it('LNG-2 OFF-7 keeps what is needed to word a refusal in the language of a later page', () => {
  const refusal = { status: 422, code: 'invalid', message: 'name is long', field: 'name' }
  const sentence = { reason: 'too-long', params: { most: 160 } }
  expect(problemOf(new ProblemError({ ...refusal, ...sentence, retryAfter: 5 }))).toEqual({
    ...refusal,
    ...sentence,
    retryAfter: 5,
  })
  const bare = problemOf(new ProblemError({ status: 409, code: 'last-owner', message: 'No.' }))
  // Not even undefined: IndexedDB would store the names.
  expect(Object.keys(bare)).toEqual(['status', 'code', 'message', 'field'])
})
