import { describe, expect, it } from 'vitest'
import { takeUpSignIn } from './take-up-sign-in.ts'
import { ada, fail, hour, openSession } from './testing/open-session.ts'

describe('token', () => {
  it('AUT-8 refreshToken gives a new token', async () => {
    const { session, happened } = openSession({})
    expect(await session.token()).toBe('token-1')
    expect(await session.refreshToken()).toBe('token-2')
    expect(await session.token()).toBe('token-2')
    expect(happened).toContain('silent fresh')
  })

  it("AUT-8 rejects with 'No idToken during refresh.' for a guest", async () => {
    const { session } = openSession({ mayHaveAccount: false })
    await expect(session.refreshToken()).rejects.toThrow('No idToken during refresh.')
  })

  it('AUT-8 a refused refresh in the middle of work asks for a sign-in and leaves the page alone', async () => {
    const { session, client, happened } = openSession({})
    await session.ready()
    client.silent = fail('refused')
    await expect(session.refreshToken()).rejects.toThrow('No idToken during refresh.')
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: true })
    expect(happened).not.toContain('leave /')
  })

  it('AUT-8 takes up the sign-in that another tab made after a refused refresh', async () => {
    const { session, client, jar, happened, signedIn } = openSession({})
    await session.token()
    client.silent = fail('refused')
    await session.refreshToken().catch(() => {})
    expect(jar.cookie).toContain('Max-Age=0')
    client.silent = async () => signedIn()
    expect(await session.token()).toBe('token-2')
    expect(session.state.requiresReAuthentication).toBe(false)
    expect(happened.filter((one) => one === 'load')).toHaveLength(2)
  })

  it('AUT-8 takes up a sign-in of another tab while the old token is still valid', async () => {
    const { session, happened } = openSession({})
    expect(await session.token()).toBe('token-1')
    expect(await takeUpSignIn(session)).toBe(true)
    expect(await session.token()).toBe('token-2')
    // MSAL is read anew, since the other tab has stored its sign-in after this one was read.
    expect(happened.filter((one) => one === 'load')).toHaveLength(2)
  })

  it('AUT-12 keeps the token where a new one cannot be had for want of a network', async () => {
    const { session, client } = openSession({})
    await session.token()
    client.silent = fail('network')
    expect(await takeUpSignIn(session)).toBe(false)
    expect(await session.token()).toBe('token-1')
  })

  it('AUT-8 a token that MSAL has kept is no new sign-in after a refused refresh', async () => {
    const { session, client, signedIn } = openSession({})
    await session.token()
    client.silent = async ({ fresh }) => (fresh ? fail('refused')() : signedIn())
    await session.refreshToken().catch(() => {})
    expect(await session.token()).toBeNull()
    expect(session.state.requiresReAuthentication).toBe(true)
  })

  it('AUT-12 a refresh without a network changes nothing', async () => {
    const { session, client } = openSession({})
    await session.ready()
    client.silent = fail('network')
    await expect(session.refreshToken()).rejects.toMatchObject({ status: 0 })
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
  })

  it('renews a token a minute before it expires', async () => {
    const { session, clock } = openSession({})
    await session.token()
    clock.now += hour - 60_001
    expect(await session.token()).toBe('token-1')
    clock.now += 1
    expect(await session.token()).toBe('token-2')
  })

  it('AUT-9 a reload uses the token of the cookie while it is valid', async () => {
    const body = btoa(JSON.stringify({ exp: 1_000_000_000 + 600 }))
    const { session } = openSession({
      remembered: ada,
      cookie: `other=1; credence-token=x.${body}.y`,
      client: { finishRedirect: () => new Promise(() => {}) },
    })
    expect(await session.token()).toBe(`x.${body}.y`)
  })

  it('AUT-12 a clock hours ahead or behind leads to one new token, no loop and no sign-out', async () => {
    const issued = 1_000_000_000
    const body = btoa(JSON.stringify({ iat: issued, exp: issued + 3_600 }))
    for (const wrong of [-5 * hour, 5 * hour]) {
      const { session, clock, happened } = openSession({
        remembered: ada,
        cookie: `credence-token=x.${body}.y`,
        now: issued * 1_000 + wrong,
      })
      expect(await session.token(), `${wrong / hour} h`).toBe('token-1')
      expect(await session.token()).toBe('token-1')
      clock.now += hour / 2
      expect(await session.token()).toBe('token-1')
      // First check and the token: each asked MSAL at most once.
      expect(happened.filter((one) => one === 'silent').length).toBeLessThanOrEqual(2)
      expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
      expect(happened).not.toContain('leave /')
    }
  })

  it('AUT-12 a clock set back while the portal is open changes nothing', async () => {
    const { session, clock, happened } = openSession({})
    await session.token()
    clock.now -= 24 * hour
    expect(await session.token()).toBe('token-1')
    expect(await session.refreshToken()).toBe('token-2')
    expect(await session.token()).toBe('token-2')
    expect(happened).not.toContain('leave /')
  })
})
