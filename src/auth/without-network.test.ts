import { describe, expect, it } from 'vitest'
import { rememberedUser } from './remembered-user.ts'
import { ada, fail, openSession } from './testing/open-session.ts'

describe('without a network', () => {
  it('AUT-12 a cached account stays signed in locally, and is asked for again when the network is back', async () => {
    const { session, happened, client, signedIn, goOnline } = openSession({
      client: { silent: fail('network') },
    })
    await session.ready()
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
    expect(await session.token()).toBeNull()
    expect(happened).toEqual(['load'])
    client.silent = async () => signedIn()
    goOnline()
    await expect.poll(() => session.token()).toBe('token-1')
  })

  it('AUT-12 a sign-in that ended meanwhile is asked for, without leaving what is being typed', async () => {
    for (const kind of ['refused', 'interaction'] as const) {
      const { session, happened, client, goOnline } = openSession({
        client: { silent: fail('network') },
      })
      await session.ready()
      await session.token()
      client.silent = fail(kind)
      goOnline()
      await expect.poll(() => session.state.requiresReAuthentication).toBe(true)
      expect(session.state.user).toEqual(ada)
      expect(happened).toEqual(['load'])
    }
  })

  it('AUT-12 the remembered user is signed in when not even MSAL can be loaded', async () => {
    const { session, happened } = openSession({ remembered: ada, loads: false })
    expect(await session.token()).toBeNull()
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
    expect(happened).not.toContain('leave /')
  })

  it('AUT-12 MSAL lost its cache: offline the user reads on, online they sign in again', async () => {
    const scene = { remembered: ada, client: { account: () => null } }
    const offline = openSession({ ...scene, onLine: false })
    await offline.session.token()
    expect(offline.session.state).toMatchObject({ user: ada, requiresReAuthentication: true })
    const online = openSession({ ...scene, onLine: true })
    await online.session.token()
    expect(online.session.state).toMatchObject({ user: null, requiresReAuthentication: true })
    expect(rememberedUser(online.local)).toEqual(ada)
    expect(online.happened).toEqual(['load'])
  })

  it('AUT-12 interaction required but no way to leave: still signed in locally', async () => {
    const { session } = openSession({
      remembered: ada,
      client: { silent: fail('interaction'), renew: fail('network') },
    })
    await session.token()
    expect(session.state.user).toEqual(ada)
  })
})
