import { PassThrough } from 'node:stream'
import fastify, { LogController } from 'fastify'
import { expect, it } from 'vitest'
import { childLoggerFactory } from './late-logger.ts'
import { createLogger } from './logger.ts'

it('API-5 puts the id of the request on each line of its log, and cuts out what names people', async () => {
  const lines = new PassThrough()
  const app = fastify({
    loggerInstance: createLogger({ logLevel: 'info' }, lines),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'request-1',
    childLoggerFactory,
  })
  app.get('/', async ({ log }) => {
    log.warn({ email: 'ada@example.test', code: 'full' }, 'first')
    log.child({ part: 'mail' }).error('second')
    log.debug('not at this level')
    return log.level
  })
  const { body } = await app.inject('/')
  expect(body).toBe('info')
  const written = String(lines.read()).trim().split('\n')
  expect(written.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ reqId: 'request-1', level: 40, code: 'full', msg: 'first' }),
    expect.objectContaining({ reqId: 'request-1', level: 50, part: 'mail', msg: 'second' }),
  ])
  expect(written.join()).not.toContain('ada')
})
