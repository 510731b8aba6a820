import { isRedirect } from '@tanstack/react-router'
import { proxy } from 'valtio/vanilla'
import { expect, it } from 'vitest'
import type { CurrentUser } from '../contract/membership.ts'
import { createGuestSession } from './guest-session.ts'
import { requireGuest, requireUser } from './guards.ts'
import type { Session } from './session.ts'

const ada: CurrentUser = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'L',
  email: 'a@b.example',
  slug: 'u1',
}

/** A session whose first check ends when it is told to. */
function pending(user: CurrentUser | null) {
  const gate = Promise.withResolvers<void>()
  const state = proxy({ ...createGuestSession().state })
  const session: Session = { ...createGuestSession(), state, ready: () => gate.promise }
  const finish = () => {
    state.user = user
    gate.resolve()
  }
  return { session, finish }
}

const targetOf = (error: unknown) => (isRedirect(error) ? error.headers.get('location') : error)

it('RTE-3 sends a guest to the welcome screen, with the way back', async () => {
  const guard = requireUser(createGuestSession(), { href: '/organisation?section=modules' })
  expect(await guard.catch(targetOf)).toBe('/login?returnTo=%2Forganisation%3Fsection%3Dmodules')
})

it('RTE-2 RTE-4 decides nothing before the first check, then by its result', async () => {
  const { session, finish } = pending(ada)
  const user = requireUser(session, { href: '/organisation' })
  const guest = requireGuest(session).catch(targetOf)
  finish()
  expect(await user).toEqual(ada)
  expect(await guest).toBe('/organisation')
})

it('RTE-2 lets guests in', async () => {
  await expect(requireGuest(createGuestSession())).resolves.toBeUndefined()
})
