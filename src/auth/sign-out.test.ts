import { describe, expect, it } from 'vitest'
import { rememberedUser } from './remembered-user.ts'
import { ada, openSession } from './testing/open-session.ts'

describe('sign-out', () => {
  it('AUT-5 clears token, remembered user, device and analytics, then leaves through the provider', async () => {
    const { session, happened, jar, local } = openSession({})
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
    const { session, happened } = openSession({ remembered: ada, loads: false })
    await session.logout()
    expect(happened).toEqual(expect.arrayContaining(['clear device', 'wipe', 'leave /']))
  })

  it('AUT-5 an answer that comes after the sign-out signs nobody in', async () => {
    const gate = Promise.withResolvers<void>()
    const { session, client, local, signedIn } = openSession({ remembered: ada })
    client.silent = async () => (await gate.promise, signedIn())
    await session.logout()
    gate.resolve()
    expect(await session.token()).toBeNull()
    expect(session.state.user).toBeNull()
    expect(rememberedUser(local)).toBeNull()
  })
})

it('RTE-3 login and register leave for /auth/validate with the option', () => {
  const { session, happened } = openSession({ mayHaveAccount: false })
  session.login('/organisation')
  session.register()
  expect(happened).toEqual([
    'leave /auth/validate?option=login&returnTo=%2Forganisation',
    'leave /auth/validate?option=register',
  ])
})
