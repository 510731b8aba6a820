import { describe, expect, it } from 'vitest'
import { rememberedUser } from './remembered-user.ts'
import { ada, fail, openSession } from './testing/open-session.ts'

describe('first check', () => {
  it('AUT-11 a guest is a guest at once, without MSAL', async () => {
    const { session, happened } = openSession({ mayHaveAccount: false })
    expect(session.state).toMatchObject({
      didInitialCheck: true,
      user: null,
      requiresReAuthentication: true,
    })
    expect(await session.token()).toBeNull()
    expect(happened).toEqual([])
  })

  it('AUT-5 no account: unauthenticated, requiresReAuthentication, nothing cleared', async () => {
    const { session, happened } = openSession({ client: { account: () => null } })
    await session.ready()
    expect(session.state).toMatchObject({ user: null, requiresReAuthentication: true })
    expect(happened).toEqual(['load'])
  })

  it('AUT-5 AUT-6 account: silent token, then the user is initialised from the claims', async () => {
    const { session, happened, jar } = openSession({})
    await session.ready()
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
    expect(happened).toEqual(['load', 'silent', 'identify u1'])
    expect(await session.token()).toBe('token-1')
    expect(jar.cookie).toContain('token-1')
  })

  it('AUT-5 silent failure signs out, then /', async () => {
    const { session, happened, local } = openSession({
      remembered: ada,
      client: { silent: fail('refused') },
    })
    await session.token()
    expect(session.state).toMatchObject({ user: null, requiresReAuthentication: true })
    expect(rememberedUser(local)).toBeNull()
    expect(happened).toEqual(['load', 'analytics clear', 'clear device', 'forget', 'leave /'])
  })

  it('AUT-5 interaction required with an account: redirect to acquire the token', async () => {
    const { session, happened } = openSession({
      path: '/organisation?section=modules',
      client: { silent: fail('interaction') },
    })
    await session.ready()
    expect(happened).toEqual(['load', 'renew /organisation?section=modules'])
  })

  it('RTE-4 a remembered user is there before MSAL has answered', async () => {
    const { session } = openSession({
      remembered: ada,
      client: { finishRedirect: () => new Promise(() => {}) },
    })
    await session.ready()
    expect(session.state).toMatchObject({ user: ada, authenticating: false })
  })
})
