import { describe, expect, it } from 'vitest'
import type { CurrentUser } from '../contract/membership.ts'
import type { Environment } from '../contract/environment.ts'
import { createLocalArea } from '../lib/local-area.ts'
import type { MsalClient, SignedIn } from './msal-client.ts'
import { rememberedUser, rememberUser } from './remembered-user.ts'
import { createSessionMachine } from './session-machine.ts'
import { SignInFailure, type FailureKind } from './sign-in-failure.ts'
import { createTokenCookie } from './token-cookie.ts'

const ada: CurrentUser = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@acme.example',
  slug: 'u1',
}
const claims = { oid: 'u1', given_name: 'Ada', family_name: 'Lovelace', emails: [ada.email] }
const environment = { identity: {} } as Environment
const hour = 3_600_000
const fail = (kind: FailureKind) => () => Promise.reject(new SignInFailure(kind))

type Scene = {
  path?: string
  hash?: string
  mayHaveAccount?: boolean
  onLine?: boolean
  remembered?: CurrentUser
  cookie?: string
  client?: Partial<MsalClient>
  loads?: boolean
}

/** A page load: what is on the device, what MSAL would answer, and a list of what happened. */
function open(scene: Scene) {
  const happened: string[] = []
  const clock = { now: 1_000_000_000_000 }
  let online: (() => void) | null = null
  let served = 0
  const note = (what: string) => async () => void happened.push(what)
  const signedIn = (): SignedIn => ({
    token: `token-${++served}`,
    expiresAt: clock.now + hour,
    claims,
    returnTo: null,
  })
  const client: MsalClient = {
    finishRedirect: async () => null,
    account: () => claims,
    silent: async ({ fresh }) => (happened.push(fresh ? 'silent fresh' : 'silent'), signedIn()),
    redirect: async (policy, to) => void happened.push(`redirect ${policy} ${to}`),
    renew: async (to) => void happened.push(`renew ${to}`),
    signOut: note('signOut'),
    forget: note('forget'),
    ...scene.client,
  }
  const local = createLocalArea(() => {
    throw new Error('as long as this test')
  })
  if (scene.remembered) rememberUser(local, scene.remembered)
  const jar = { cookie: scene.cookie ?? '' }
  const session = createSessionMachine({
    environment: async () => environment,
    loadClient: async () => {
      happened.push('load')
      if (scene.loads === false) throw new TypeError('the chunk cannot be loaded')
      return client
    },
    local,
    cookie: createTokenCookie(jar),
    now: () => clock.now,
    clearDevice: note('clear device'),
    analytics: {
      track: (event, _, category) => happened.push(`${category} ${event}`),
      identify: (user) => happened.push(`identify ${user.id}`),
      clear: () => happened.push('analytics clear'),
    },
    page: {
      path: scene.path ?? '/organisation',
      hash: scene.hash ?? '',
      leave: (to) => happened.push(`leave ${to}`),
      onLine: () => scene.onLine ?? true,
      whenOnline: (again) => (online = again),
      mayHaveAccount: () => scene.mayHaveAccount ?? true,
      wipeMsalCache: () => happened.push('wipe'),
    },
  })
  return { session, happened, clock, client, jar, local, goOnline: () => online?.(), signedIn }
}

describe('first check', () => {
  it('AUT-11 a guest is a guest at once, without MSAL', async () => {
    const { session, happened } = open({ mayHaveAccount: false })
    expect(session.state).toMatchObject({
      didInitialCheck: true,
      user: null,
      requiresReAuthentication: true,
    })
    expect(await session.token()).toBeNull()
    expect(happened).toEqual([])
  })

  it('AUT-5 no account: unauthenticated, requiresReAuthentication, nothing cleared', async () => {
    const { session, happened } = open({ client: { account: () => null } })
    await session.ready()
    expect(session.state).toMatchObject({ user: null, requiresReAuthentication: true })
    expect(happened).toEqual(['load'])
  })

  it('AUT-5 AUT-6 account: silent token, then the user is initialised from the claims', async () => {
    const { session, happened, jar } = open({})
    await session.ready()
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
    expect(happened).toEqual(['load', 'silent', 'identify u1'])
    expect(await session.token()).toBe('token-1')
    expect(jar.cookie).toContain('token-1')
  })

  it('AUT-5 silent failure signs out, then /', async () => {
    const { session, happened, local } = open({
      remembered: ada,
      client: { silent: fail('refused') },
    })
    await session.token()
    expect(session.state).toMatchObject({ user: null, requiresReAuthentication: true })
    expect(rememberedUser(local)).toBeNull()
    expect(happened).toEqual(['load', 'analytics clear', 'clear device', 'forget', 'leave /'])
  })

  it('AUT-5 interaction required with an account: redirect to acquire the token', async () => {
    const { session, happened } = open({
      path: '/organisation?section=modules',
      client: { silent: fail('interaction') },
    })
    await session.ready()
    expect(happened).toEqual(['load', 'renew /organisation?section=modules'])
  })

  it('RTE-4 a remembered user is there before MSAL has answered', async () => {
    const { session } = open({
      remembered: ada,
      client: { finishRedirect: () => new Promise(() => {}) },
    })
    await session.ready()
    expect(session.state).toMatchObject({ user: ada, authenticating: false })
  })
})

describe('without a network', () => {
  it('AUT-12 a cached account stays signed in locally, and is asked for again when the network is back', async () => {
    const { session, happened, client, signedIn, goOnline } = open({
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

  it('AUT-12 the remembered user is signed in when not even MSAL can be loaded', async () => {
    const { session, happened } = open({ remembered: ada, loads: false })
    expect(await session.token()).toBeNull()
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
    expect(happened).not.toContain('leave /')
  })

  it('AUT-12 MSAL lost its cache: offline the user reads on, online they sign in again', async () => {
    const scene = { remembered: ada, client: { account: () => null } }
    const offline = open({ ...scene, onLine: false })
    await offline.session.token()
    expect(offline.session.state).toMatchObject({ user: ada, requiresReAuthentication: true })
    const online = open({ ...scene, onLine: true })
    await online.session.token()
    expect(online.session.state).toMatchObject({ user: null, requiresReAuthentication: true })
    expect(rememberedUser(online.local)).toEqual(ada)
    expect(online.happened).toEqual(['load'])
  })

  it('AUT-12 interaction required but no way to leave: still signed in locally', async () => {
    const { session } = open({
      remembered: ada,
      client: { silent: fail('interaction'), renew: fail('network') },
    })
    await session.token()
    expect(session.state.user).toEqual(ada)
  })
})

describe('token', () => {
  it('AUT-8 refreshToken gives a new token', async () => {
    const { session, happened } = open({})
    expect(await session.token()).toBe('token-1')
    expect(await session.refreshToken()).toBe('token-2')
    expect(await session.token()).toBe('token-2')
    expect(happened).toContain('silent fresh')
  })

  it("AUT-8 rejects with 'No idToken during refresh.' for a guest", async () => {
    const { session } = open({ mayHaveAccount: false })
    await expect(session.refreshToken()).rejects.toThrow('No idToken during refresh.')
  })

  it('AUT-8 a refused refresh in the middle of work asks for a sign-in and leaves the page alone', async () => {
    const { session, client, happened } = open({})
    await session.ready()
    client.silent = fail('refused')
    await expect(session.refreshToken()).rejects.toThrow('No idToken during refresh.')
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: true })
    expect(happened).not.toContain('leave /')
  })

  it('AUT-12 a refresh without a network changes nothing', async () => {
    const { session, client } = open({})
    await session.ready()
    client.silent = fail('network')
    await expect(session.refreshToken()).rejects.toMatchObject({ status: 0 })
    expect(session.state).toMatchObject({ user: ada, requiresReAuthentication: false })
  })

  it('renews a token a minute before it expires', async () => {
    const { session, clock } = open({})
    await session.token()
    clock.now += hour - 60_001
    expect(await session.token()).toBe('token-1')
    clock.now += 1
    expect(await session.token()).toBe('token-2')
  })

  it('AUT-9 a reload uses the token of the cookie while it is valid', async () => {
    const body = btoa(JSON.stringify({ exp: 1_000_000_000 + 600 }))
    const { session } = open({
      remembered: ada,
      cookie: `other=1; credence-token=x.${body}.y`,
      client: { finishRedirect: () => new Promise(() => {}) },
    })
    expect(await session.token()).toBe(`x.${body}.y`)
  })
})

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
    const { session, happened } = open(arriving({ returnTo: '/organisation?section=benefits' }))
    expect(await session.validate('login', null)).toEqual({ to: '/organisation?section=benefits' })
    expect(session.state).toMatchObject({ user: ada, authenticating: false })
    expect(happened).toEqual(['load', 'identify u1', 'Authentication login'])
  })

  it('AUT-10 newUser: registration event', async () => {
    const { session, happened } = open(arriving({ claims: { ...claims, newUser: true } }))
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
    const { session, happened } = open({ client: { silent } })
    await session.ready()
    expect(happened).toEqual(['load', 'identify u1'])
  })

  it('RTE-3 a returnTo that leaves the portal is ignored, wherever it comes from', async () => {
    const fromState = open(arriving({ returnTo: '//evil.example' }))
    expect(await fromState.session.validate('login', null)).toEqual({ to: '/organisation' })
    const fromQuery = open({ path: '/auth/validate?option=login' })
    expect(await fromQuery.session.validate('login', 'https://evil.example')).toEqual({
      to: '/organisation',
    })
  })

  it('AUT-1 AUT-3 no account: interactive, with the chosen policy', async () => {
    const scene = { path: '/auth/validate?option=register', client: { account: () => null } }
    const { session, happened } = open(scene)
    expect(await session.validate('register', '/organisation')).toBe('redirecting')
    expect(happened).toEqual(['load', 'redirect register /organisation'])
  })

  it('AUT-3 silent sign-in fails: interactive, and nothing is signed out', async () => {
    const { session, happened } = open({
      path: '/auth/validate?option=login',
      client: { silent: fail('refused') },
    })
    expect(await session.validate('login', null)).toBe('redirecting')
    expect(happened).toEqual(['load', 'redirect login /organisation'])
  })

  it('AUT-2 forgot password: the reset policy, and back to where the user was going', async () => {
    const { session, happened } = open({
      path: '/auth/validate',
      hash: '#error=access_denied&state=abc%7C%2Fregister%2Forganisation',
      client: { account: () => null, finishRedirect: fail('forgot-password') },
    })
    expect(await session.validate('login', null)).toBe('redirecting')
    expect(happened).toEqual(['load', 'redirect reset /register/organisation'])
  })

  it('AUT-3 cancelled: a failure of its own, and a second try starts afresh', async () => {
    const { session } = open({
      path: '/auth/validate',
      client: { account: () => null, finishRedirect: fail('cancelled') },
    })
    await expect(session.validate('login', null)).rejects.toMatchObject({
      code: 'sign-in-cancelled',
    })
    expect(await session.validate('login', null)).toBe('redirecting')
  })

  it('AUT-3 two calls at once are one', async () => {
    const { session, happened } = open({
      path: '/auth/validate',
      client: { account: () => null },
    })
    await Promise.all([session.validate('login', null), session.validate('login', null)])
    expect(happened).toEqual(['load', 'redirect login /organisation'])
  })

  it('AUT-3 a redirect that brings nobody fails instead of going round in circles', async () => {
    const { session, happened } = open(arriving({ claims: {} }))
    await expect(session.validate('login', null)).rejects.toMatchObject({ code: 'sign-in-failed' })
    expect(happened).toEqual(['load'])
  })

  it('AUT-12 without a network: says so, or goes on with the local user', async () => {
    const guest = open({
      path: '/auth/validate',
      client: { account: () => null, redirect: fail('network') },
    })
    await expect(guest.session.validate('login', null)).rejects.toMatchObject({ status: 0 })
    const user = open({ path: '/auth/validate', remembered: ada, loads: false })
    expect(await user.session.validate('login', null)).toEqual({ to: '/organisation' })
  })
})

describe('sign-out', () => {
  it('AUT-5 clears token, remembered user, device and analytics, then leaves through the provider', async () => {
    const { session, happened, jar, local } = open({})
    await session.ready()
    happened.length = 0
    await session.logout()
    expect(session.state.user).toBeNull()
    expect(rememberedUser(local)).toBeNull()
    expect(jar.cookie).toContain('credence-token=; Max-Age=0')
    expect(await session.token()).toBeNull()
    expect(happened).toEqual(['analytics clear', 'clear device', 'signOut'])
  })

  it('AUT-5 works without a network, and without MSAL', async () => {
    const { session, happened } = open({ remembered: ada, loads: false })
    await session.logout()
    expect(happened).toEqual(expect.arrayContaining(['clear device', 'wipe', 'leave /']))
  })

  it('AUT-5 an answer that comes after the sign-out signs nobody in', async () => {
    const gate = Promise.withResolvers<void>()
    const { session, client, local, signedIn } = open({ remembered: ada })
    client.silent = async () => (await gate.promise, signedIn())
    await session.logout()
    gate.resolve()
    expect(await session.token()).toBeNull()
    expect(session.state.user).toBeNull()
    expect(rememberedUser(local)).toBeNull()
  })
})

it('RTE-3 login and register leave for /auth/validate with the option', () => {
  const { session, happened } = open({ mayHaveAccount: false })
  session.login('/organisation')
  session.register()
  expect(happened).toEqual([
    'leave /auth/validate?option=login&returnTo=%2Forganisation',
    'leave /auth/validate?option=register',
  ])
})
