import fastify from 'fastify'
import { expect, it } from 'vitest'
import { inProcess } from './in-process.ts'
import { answerProblem } from './problem-handler.ts'
import { shedLoad } from './shed-load.ts'

async function ask(url: string, options: { accept?: string; remoteAddress?: string } = {}) {
  const app = fastify()
  app.setErrorHandler(answerProblem)
  shedLoad(app, () => true)
  for (const path of ['/health', '/ready', '/api/env', '/']) app.get(path, async () => 'fine')
  const { accept = '*/*', remoteAddress } = options
  const call = { url, headers: { accept }, ...(remoteAddress && { remoteAddress }) }
  const answer = await app.inject(call)
  await app.close()
  return answer
}

it.each(['/ready', '/api/env', '/', '/api/none'])(
  'API-5 answers %s with 503 and a time to come back while overloaded',
  async (url) => {
    const answer = await ask(url)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'overloaded' })
  },
)

it('API-5 tells a person on a page', async () => {
  const answer = await ask('/', { accept: 'text/html' })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('too much to do')
})

it('API-5 goes on telling a watcher that the process runs', async () => {
  expect((await ask('/health')).statusCode).toBe(200)
})

it('API-5 finishes a page whose data it reads from itself', async () => {
  expect((await ask('/api/env', { remoteAddress: inProcess })).statusCode).toBe(200)
})
