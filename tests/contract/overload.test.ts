import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpoints } from '#src/contract/endpoints.ts'
import { send } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const { countries, invite } = endpoints

contractSuite('overload', (bench) => {
  let app: TestApp
  const sent = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()

  beforeAll(async () => {
    const mail = {
      send: () => {
        begun.resolve()
        return sent.promise
      },
    }
    const env = { MAX_REQUESTS: '1' }
    app = await startTestApp(bench.open, bench.signer.publicKey, { mail, env })
  })
  afterAll(() => app.close())

  it('API-5 turns away what comes on top of MAX_REQUESTS, and nothing once there is room', async () => {
    const { token } = await bench.person()
    const body = { emails: ['ada@example.test'], anonymous: true }
    const waiting = send(app.url, invite, { token, body })
    await begun.promise

    const refused = await send(app.url, countries)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ code: 'overloaded' })
    expect((await fetch(`${app.url}/health`)).status).toBe(200)

    sent.resolve()
    expect((await waiting).status).toBe(invite.status)
    await expect.poll(async () => (await send(app.url, countries)).status).toBe(200)
  })
})
