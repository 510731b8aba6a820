import { expect, it } from 'vitest'
import { english } from '../../i18n/testing/english.ts'
import { noTokenProblem } from '../../contract/no-token-problem.ts'
import { ProblemError } from '../../contract/problem.ts'
import { explainFailure } from './explain-failure.ts'

it('ERR-2 tells being offline, a refusal and a fault of ours apart', () => {
  const offline = new ProblemError({ status: 0, code: 'no-answer', message: 'No network' })
  expect(explainFailure(english, offline).title).toBe('You are offline')

  const captive = new ProblemError({ status: 0, code: 'captive', message: 'Log in to the Wi-Fi' })
  expect(explainFailure(english, captive)).toEqual({
    title: 'The server cannot be reached',
    text: 'Log in to the Wi-Fi',
  })

  const refused = new ProblemError({ status: 403, code: 'forbidden', message: 'Not yours' })
  expect(explainFailure(english, refused).text).toBe('Not yours')

  expect(explainFailure(english, noTokenProblem())).toEqual({
    title: 'Your session has ended',
    text: 'Please log in again to go on.',
  })

  const fault = new ProblemError({ status: 500, code: 'internal', message: 'stack of line 3' })
  expect(explainFailure(english, fault).text).not.toContain('stack')
  expect(explainFailure(english, new TypeError('x is undefined')).text).not.toContain('undefined')
})
