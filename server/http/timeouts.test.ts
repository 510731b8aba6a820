import fastify from 'fastify'
import { expect, it } from 'vitest'
import * as limits from '#src/contract/limits.ts'
import { watchInFlight } from './in-flight.ts'
import { endLateAnswers } from './late-answers.ts'
import { answerProblem } from './problem-handler.ts'
import { defaultTimeouts } from './timeouts.ts'

it('API-5 tells a caller whose answer is never made, at the deadline', async () => {
  const app = fastify()
  endLateAnswers(app, watchInFlight(app), { handler: 20 })
  app.setErrorHandler(answerProblem)
  app.get('/never', () => new Promise<never>(() => {}))
  const answer = await app.inject('/never')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'timeout' })
  await app.close()
})

it('API-5 gives handlers as long as clients wait, and hangs up on silence only after that', () => {
  expect(defaultTimeouts.handler).toBe(limits.requestTimeout)
  expect(defaultTimeouts.silence).toBeGreaterThan(defaultTimeouts.handler)
})
