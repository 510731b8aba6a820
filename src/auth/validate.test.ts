import type { Environment } from '../contract/environment.ts'
import { describe, expect, it } from 'vitest'
import type { MsalClient, SignedIn } from './msal-client.ts'
import { signInAnewHref } from './sign-in-anew.ts'
import { ada, claims, fail, openSession } from './testing/open-session.ts'

describe('/auth/validate', () => {
  const arriving = (result: Partial<SignedIn>, more: Partial<MsalClient> = {}) => ({
    path: '/auth/validate',
    hash: '#code=1',
    client: {
      finishRedirect: async () => ({
        token: 'token-0',
        expiresAt: 2_000_000_000_000,
        claims,
        returnTo: null,
        ...result,
      }),
      ...more,
    },
  })

  it('AUT-3 AUT-10 finishes a redirect: login event, then where the user was going', async () => {
    const { session, happened } = openSession(
      arriving({ returnTo: '/organisation?section=benefits' }),
    )
    expect(await session.validate('login', null)).toEqual({ to: '/organisation?section=benefits' })
    expect(session.state).toMatchObject({ user: ada, authenticating: false })
    expect(happened).toEqual(['load', 'identify u1', 'Authentication login'])
  })

  it('AUT-10 newUser: registration event', async () => {
    const { session, happened } = openSession(arriving({ claims: { ...claims, newUser: true } }))
    expect(await session.validate('register', null)).toEqual({ to: '/organisation' })
    expect(happened).toEqual(['load', 'identify u1', 'Authentication registration'])
  })

  it('AUT-10 a silent sign-in is no event, though newUser stays in cached results', async () => {
    const silent = async (): Promise<SignedIn> => ({
      token: 't',
      expiresAt: 2_000_000_000_000,
      claims: { ...claims, newUser: true },
      returnTo: null,
    })
    const { session, happened } = openSession({ client: { silent } })
    await session.ready()
    expect(happened).toEqual(['load', 'identify u1'])
  })

  it('RTE-3 a returnTo that leaves the portal is ignored, wherever it comes from', async () => {
    const fromState = openSession(arriving({ returnTo: '//evil.example' }))
    expect(await fromState.session.validate('login', null)).toEqual({ to: '/organisation' })
    const fromQuery = openSession({ path: '/auth/validate?option=login' })
    expect(await fromQuery.session.validate('login', 'https://evil.example')).toEqual({
      to: '/organisation',
    })
  })

  it('AUT-1 AUT-3 no account: interactive, with the chosen policy', async () => {
    const scene = { path: '/auth/validate?option=register', client: { account: () => null } }
    const { session, happened } = openSession(scene)
    expect(await session.validate('register', '/organisation')).toBe('redirecting')
    expect(happened).toEqual(['load', 'redirect register /organisation'])
  })

  it('AUT-3 asks the provider, for a cached token may have been revoked', async () => {
    const { session, happened } = openSession({ path: '/auth/validate', remembered: ada })
    expect(await session.validate('login', null)).toEqual({ to: '/organisation' })
    expect(happened).toContain('silent fresh')
  })

  it('AUT-3 silent sign-in fails: interactive, and nothing is signed out', async () => {
    const { session, happened } = openSession({
      path: '/auth/validate?option=login',
      client: { silent: fail('refused') },
    })
    expect(await session.validate('login', null)).toBe('redirecting')
    expect(happened).toEqual(['load', 'redirect login /organisation'])
  })

  it('AUT-2 forgot password: the reset policy, and back to where the user was going', async () => {
    const { session, happened } = openSession({
      path: '/auth/validate',
      hash: '#error=access_denied&state=abc%7C%2Fregister%2Forganisation',
      client: { account: () => null, finishRedirect: fail('forgot-password') },
    })
    expect(await session.validate('login', null)).toBe('redirecting')
    expect(happened).toEqual(['load', 'redirect reset /register/organisation'])
  })

  it('AUT-3 cancelled: a failure of its own, and a second try starts afresh', async () => {
    const { session } = openSession({
      path: '/auth/validate',
      client: { account: () => null, finishRedirect: fail('cancelled') },
    })
    await expect(session.validate('login', null)).rejects.toMatchObject({
      code: 'sign-in-cancelled',
    })
    expect(await session.validate('login', null)).toBe('redirecting')
  })

  it('ACC-4 asks a user anew who is signed in, once, and then leads where they were going', async () => {
    const query = '/auth/validate?option=login&prompt=login&returnTo=%2Fwork'
    const leaving = openSession({ path: query, remembered: ada })
    expect(await leaving.session.validate('login', '/work', true)).toBe('redirecting')
    expect(leaving.happened).toContain('redirect login /work anew')
    const back = openSession(arriving({ returnTo: '/work' }))
    expect(await back.session.validate('login', null, true)).toEqual({ to: '/work' })
    expect(back.happened.join()).not.toContain('redirect')
  })

  it('ACC-4 does not let a user on who could not be asked anew', async () => {
    const scene = { path: '/auth/validate?prompt=login', remembered: ada }
    const { session } = openSession({ ...scene, client: { redirect: fail('network') } })
    await expect(session.validate('login', '/work', true)).rejects.toMatchObject({ status: 0 })
  })

  it('ACC-4 a page asks anew by the query of a link, and comes back to where it was', async () => {
    const { session, happened } = openSession({ remembered: ada })
    const { search } = new URL(signInAnewHref('/work?step=2#end'), 'https://portal.example')
    await session.signIn(search, {} as Environment['identity'])
    expect(happened).toContain('redirect login /work?step=2#end anew')
  })

  it('AUT-3 two calls at once are one', async () => {
    const { session, happened } = openSession({
      path: '/auth/validate',
      client: { account: () => null },
    })
    await Promise.all([session.validate('login', null), session.validate('login', null)])
    expect(happened).toEqual(['load', 'redirect login /organisation'])
  })

  it('AUT-3 a redirect that brings nobody fails instead of going round in circles', async () => {
    const { session, happened } = openSession(arriving({ claims: {} }))
    await expect(session.validate('login', null)).rejects.toMatchObject({ code: 'sign-in-failed' })
    expect(happened).toEqual(['load'])
  })

  it('AUT-12 without a network: says so, or goes on with the local user', async () => {
    const guest = openSession({
      path: '/auth/validate',
      client: { account: () => null, redirect: fail('network') },
    })
    await expect(guest.session.validate('login', null)).rejects.toMatchObject({ status: 0 })
    const user = openSession({ path: '/auth/validate', remembered: ada, loads: false })
    expect(await user.session.validate('login', null)).toEqual({ to: '/organisation' })
  })

  it('AUT-12 never leaves for a provider that cannot be reached, however much of it is known', async () => {
    const { session, happened, world } = openSession({
      path: '/auth/validate',
      client: { account: () => null },
      onLine: false,
    })
    await expect(session.validate('login', null)).rejects.toMatchObject({ reason: 'sign-in' })
    expect(happened).toEqual(['load'])
    world.onLine = true
    expect(await session.validate('login', '/organisation')).toBe('redirecting')
    expect(happened).toEqual(['load', 'redirect login /organisation'])
  })
})

describe('a sign-in that has come back', () => {
  const back = (more: Partial<MsalClient>) =>
    openSession({ path: '/auth/validate', hash: '#code=1', client: more })

  it('AUT-3 leads to where the user was going, once the token is there', async () => {
    const returned = {
      token: 't',
      expiresAt: 2_000_000_000_000,
      claims,
      returnTo: '/organisation/members',
    }
    const { session } = back({ finishRedirect: async () => returned })
    expect(await session.arrival()).toBe('/organisation/members')
    expect(session.state.user).toEqual(ada)
  })

  it('RTE-3 never leads to a foreign page', async () => {
    const returned = {
      token: 't',
      expiresAt: 2_000_000_000_000,
      claims,
      returnTo: '//evil.example',
    }
    expect(await back({ finishRedirect: async () => returned }).session.arrival()).toBe(
      '/organisation',
    )
  })

  it('AUT-3 stays where it did not work, and leaves it to the screen to say why', async () => {
    const { session } = back({ finishRedirect: fail('cancelled'), account: () => null })
    expect(await session.arrival()).toBeNull()
    await expect(session.validate('login', null)).rejects.toMatchObject({
      code: 'sign-in-cancelled',
    })
  })

  it('AUT-3 stays where only a cached account is known', async () => {
    expect(await back({}).session.arrival()).toBeNull()
  })
})

describe('a link to /auth/validate on a page that is live', () => {
  const identity = {} as Environment['identity']

  it('AUT-3 leaves for the provider, with the policy and the way back of the link', async () => {
    const { session, happened } = openSession({ client: { account: () => null } })
    await session.signIn('?option=register&returnTo=%2Forganisation%2Fmembers', identity)
    expect(happened).toContain('redirect register /organisation/members')
  })

  it('AUT-3 leads to where the user was going when the provider need not be asked', async () => {
    const { session, happened } = openSession({ remembered: ada })
    await session.signIn('?option=login&returnTo=%2Forganisation%2Fmembers', identity)
    expect(happened.at(-1)).toBe('leave /organisation/members')
  })

  it('AFF-1 is followed where it names an affiliate', async () => {
    const { session, happened } = openSession({ client: { account: () => null } })
    await expect(session.signIn('?option=login&aff=northwind', identity)).rejects.toThrow(
      'affiliate',
    )
    expect(happened.filter((what) => what.startsWith('redirect'))).toEqual([])
  })
})
