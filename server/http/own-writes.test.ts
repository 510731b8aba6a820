import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../config.ts'
import { currentReader } from '../store/replica/reader.ts'
import { showOwnWrites } from './own-writes.ts'

const newest = '16/B374D848'

/** An application that tells up to where a reader has written. */
async function start(env: Record<string, string> = {}, newestWrite = async () => newest) {
  const app = fastify()
  onTestFinished(() => app.close())
  showOwnWrites(app, readConfig(env), { newestWrite })
  app.get('/read', async () => ({ ownWrites: String(currentReader()?.ownWrites) }))
  app.post('/api/write', async () => ({ ownWrites: String(currentReader()?.ownWrites) }))
  app.post('/api/refused', async (_request, reply) => reply.code(401).send({}))
  app.post('/api/failed', async (_request, reply) => reply.code(503).send({}))
  app.post('/elsewhere', async () => ({}))
  return app
}

describe('own writes', () => {
  it('API-6 only the answer of a call that may have written has the cookie', async () => {
    const app = await start()
    const { cookies } = await app.inject({ method: 'POST', url: '/api/write' })
    const usual = { path: '/', maxAge: 30, sameSite: 'lax', httpOnly: true }
    expect(cookies).toMatchObject([{ name: 'newest_write', value: newest, ...usual }])
    expect(cookies[0]).not.toHaveProperty('secure')
    for (const call of [
      { method: 'GET', url: '/read' },
      { method: 'POST', url: '/api/refused' },
      { method: 'POST', url: '/elsewhere' },
    ] as const) {
      expect((await app.inject(call)).cookies, call.url).toEqual([])
    }
  })

  it('API-6 the cookie goes over https alone where the portal does', async () => {
    const app = await start({ PUBLIC_URL: 'https://portal.example' })
    const headers = { host: 'portal.example' }
    const { cookies } = await app.inject({ method: 'POST', url: '/api/write', headers })
    expect(cookies).toMatchObject([{ secure: true }])
  })

  it.each([
    ['/api/failed', async () => newest],
    ['/api/write', () => Promise.reject(new Error('ECONNREFUSED'))],
  ])('API-6 what may have been written is read from the primary alone, %s', async (url, ask) => {
    const app = await start({}, ask)
    const { cookies } = await app.inject({ method: 'POST', url })
    expect(cookies).toMatchObject([{ value: 'FFFFFFFF/FFFFFFFF' }])
  })

  it.each([
    ['newest_write=16/B374D848', 0x16b374d848n],
    ['language=de; newest_write=0/A; other=1', 10n],
    ['newest_write=', 0n],
    ['newest_write=0/xyz', 0n],
    ['newest_write=000000000000/1', 0n],
    ['not_newest_write=16/B374D848', 0n],
  ])('API-6 with the cookie %s a reader has written up to %s', async (cookie, ownWrites) => {
    const app = await start()
    const answer = await app.inject({ url: '/read', headers: { cookie } })
    expect(answer.json()).toEqual({ ownWrites: String(ownWrites) })
  })

  it('API-6 what writes reads nothing old', async () => {
    const app = await start()
    const answer = await app.inject({ method: 'POST', url: '/api/write' })
    expect(answer.json()).toEqual({ ownWrites: 'undefined' })
  })
})
