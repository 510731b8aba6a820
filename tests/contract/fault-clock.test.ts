import { randomUUID } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { startTestApp } from '../fixtures/test-app.ts'

const { createSupplier, currentUser, environment } = endpoints
const day = 86_400
const perMinute = 5

contractSuite('a clock that jumps', (bench) => {
  /** Sets the clock on the wall; what only goes forward goes on. */
  const jump = (seconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([-day, day])(
    'API-5 SEC-3 by %d seconds: who called too often waits a minute, neither a day nor not at all',
    async (seconds) => {
      const env = { RATE_LIMIT_PER_MINUTE: String(perMinute) }
      const app = await startTestApp(bench.open, bench.signer.publicKey, { env })
      const call = () => send(app.url, environment)
      for (let count = 0; count < perMinute; count += 1) expect((await call()).status).toBe(200)
      jump(seconds)
      const refused = await call()
      expect(refused.status).toBe(429)
      const wait = Number(refused.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(60)
      await app.close()
    },
  )

  it('AUT-8 a day forward: tokens have run out, and are good again when it is set right', async () => {
    const { token } = await bench.person()
    const status = async () => (await send(bench.app.url, currentUser, { token })).status
    jump(day)
    expect(await status()).toBe(401)
    jump(-day)
    expect(await status()).toBe(200)
  })

  it.each([-day, day])(
    'OFF-5 API-6 by %d seconds: what is sent again is not done again',
    async (seconds) => {
      const claims = { id: randomUUID(), email: 'sam@example.test', emailVerified: true }
      const user = { ...claims, firstName: 'Sam', lastName: 'Ng' }
      const headers = { 'idempotency-key': randomUUID() }
      const found = async () =>
        send(bench.app.url, createSupplier, {
          token: await bench.signer.token(user),
          body: { name: 'Once' },
          headers,
        })
      const first = await found()
      jump(seconds)
      const second = await found()
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.headers.get('idempotent-replayed')).toBe('true')
      expect(await bench.app.store.members.of(user.id)).toHaveLength(1)
    },
  )

  it('OFF-5 a day back: a key whose attempt died is not kept for a day', async () => {
    const { user } = await bench.person()
    const key = randomUUID()
    const { idempotency } = bench.app.store
    const claim = async () => (await idempotency.claim(user, key, 'a request')).kind
    expect([await claim(), await claim()]).toEqual(['claimed', 'running'])
    jump(-day)
    expect(await claim()).toBe('claimed')
  })
})
