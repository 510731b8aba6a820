import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attemptLimits } from '#server/identity/accounts/attempt-limits.ts'
import { Browser } from '#server/identity/testing/browser.ts'
import {
  type IdentityServer,
  startIdentityServer,
} from '#server/identity/testing/identity-server.ts'
import { fragmentOf, MsalClient } from '#server/identity/testing/msal-client.ts'
import { ada, registered, signIn } from '#server/identity/testing/people.ts'

const day = 86_400

describe('signing in while the clock jumps', () => {
  let server: IdentityServer
  const client = () => new MsalClient(new Browser(server.port))
  const jump = (seconds: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

  beforeEach(async () => {
    server = await startIdentityServer()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await server.close()
  })

  it.each([-day, day])(
    'AUT-2 by %d seconds: an account from before gets in, with tokens that are good',
    async (seconds) => {
      await registered(client())
      jump(seconds)
      const msal = client()
      const { accessToken } = await msal.exchange(await signIn(msal, ada))
      await expect(server.identity.verify(accessToken)).resolves.toMatchObject({ firstName: 'Ada' })
    },
  )

  it('AUT-8 a day forward: what has run out is no good', async () => {
    const msal = client()
    const { accessToken, refreshToken } = await registered(msal)
    jump(day + 60)
    await expect(server.identity.verify(accessToken)).rejects.toMatchObject({ status: 401 })
    await expect(msal.refresh(refreshToken)).rejects.toThrow('400')
  })

  it('AUT-8 SEC-3 a day back: a refresh token that was used is not good again, and ends its grant', async () => {
    const msal = client()
    const { refreshToken } = await registered(msal)
    const { refreshToken: next } = await msal.refresh(refreshToken)
    jump(-day)
    await expect(msal.refresh(refreshToken)).rejects.toThrow('400')
    await expect(msal.refresh(next)).rejects.toThrow('400')
  })

  it('SEC-3 a day back: guessers wait no longer than ever, and nobody else waits', async () => {
    await registered(client())
    const guess = () => signIn(client(), { email: 'target@example.test', password: 'wrong' })
    for (let count = 0; count <= attemptLimits.signInAccount.free; count += 1) await guess()
    expect((await guess()).status).toBe(429)
    jump(-day)
    expect(fragmentOf(await signIn(client(), ada)).get('code')).toBeTruthy()
    // Counted on, not from the beginning.
    expect((await guess()).status).toBe(422)
    const blocked = await guess()
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(
      attemptLimits.signInAccount.longestWait,
    )
  })

  it('SEC-3 a day forward: a wrong password is still wrong', async () => {
    await registered(client())
    jump(day)
    const refused = await signIn(client(), { email: ada.email, password: 'wrong' })
    expect(refused.status).toBe(422)
  })
})
