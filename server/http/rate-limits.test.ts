import fastify from 'fastify'
import { expect, it } from 'vitest'
import { inProcess } from './in-process.ts'
import { answerProblem } from './problem-handler.ts'
import { createRateLimits } from './rate-limits.ts'

async function appWith(perMinute: number) {
  const app = fastify()
  app.setErrorHandler(answerProblem)
  const limits = await createRateLimits(app, perMinute)
  app.get('/', {
    onRequest: (request, reply) => limits.ofAddress(false, { request, reply }),
    handler: async () => 'fine',
  })
  return app
}

it('API-5 neither counts nor limits what the pages read from this very process', async () => {
  const app = await appWith(1)
  for (let round = 0; round < 3; round += 1) {
    const answer = await app.inject({ url: '/', remoteAddress: inProcess })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['ratelimit']).toBeUndefined()
  }
  expect((await app.inject('/')).statusCode).toBe(200)
  expect((await app.inject('/')).statusCode).toBe(429)
  await app.close()
})

it('API-5 does not take a header for this very process', async () => {
  const app = await appWith(1)
  const call = { url: '/', headers: { 'x-forwarded-for': inProcess } }
  expect((await app.inject(call)).statusCode).toBe(200)
  expect((await app.inject(call)).statusCode).toBe(429)
  await app.close()
})
