import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerProblem } from '../http/problem-handler.ts'
import { healthRoutes } from './health-routes.ts'

async function answers(ping: () => Promise<void>) {
  const app = fastify()
  app.setErrorHandler(answerProblem)
  healthRoutes(app, { ping })
  const [health, ready] = await Promise.all([app.inject('/health'), app.inject('/ready')])
  await app.close()
  return { health: health.statusCode, ready: ready.statusCode, text: ready.body }
}

describe('health', () => {
  it('API-6 is ready while the database answers', async () => {
    expect(await answers(async () => {})).toMatchObject({ health: 200, ready: 200 })
  })

  it('API-6 runs but is not ready while the database is away, and does not tell why', async () => {
    const away = await answers(() => Promise.reject(new Error('password of credence is hush')))
    expect(away).toMatchObject({ health: 200, ready: 503 })
    expect(away.text).not.toContain('hush')
  })
})
