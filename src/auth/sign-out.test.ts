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

  it('AUT-5 asks for the password next time where the provider could not be told', async () => {
    const { session, happened, local } = openSession({ remembered: ada, onLine: false })
    await session.logout()
    expect(happened).not.toContain('signOut')
    expect(happened.slice(-2)).toEqual(['forget', 'leave /'])
    expect(local.get('sign-in-afresh')).toBe('yes')
  })

  it('AUT-5 tells the other tabs, once everything is cleared', async () => {
    const { session, happened, local } = openSession({ remembered: ada })
    const cleared = () => happened.includes('clear device')
    const toldAfter: boolean[] = []
    const { set } = local
    local.set = (key, value) => {
      if (key === 'signed-out') toldAfter.push(cleared())
      set(key, value)
    }
    await session.logout()
    expect(toldAfter).toEqual([true])
  })

  it('AUT-5 a sign-out in another tab ends the session of this page too', async () => {
    const { session, happened, signOutElsewhere } = openSession({ remembered: ada })
    await session.ready()
    signOutElsewhere()
    expect(session.state.user).toBeNull()
    await expect.poll(() => happened.at(-1)).toBe('leave /')
    expect(happened).toContain('clear device')
    expect(happened).not.toContain('signOut')
  })

  it('AUT-5 a guest is not moved by it', async () => {
    const { session, happened, signOutElsewhere } = openSession({ mayHaveAccount: false })
    await session.ready()
    signOutElsewhere()
    expect(happened).not.toContain('leave /')
  })

  it('AUT-5 a page that was put aside before the sign-out does not come back as it was', async () => {
    const { session, happened, local, showAgain } = openSession({ remembered: ada })
    await session.ready()
    showAgain()
    expect(happened).not.toContain('reload')
    local.clearPrivate()
    showAgain()
    expect(happened).toContain('reload')
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
