import { proxy } from 'valtio/vanilla'
import { noTokenProblem } from '../contract/no-token-problem.ts'
import { validatePath } from './return-to.ts'
import type { Session } from './session.ts'

/** The session of the server: open pages are the same for everybody. */
export function createGuestSession(): Session {
  const state = {
    didInitialCheck: true,
    user: null,
    requiresReAuthentication: true,
    authenticating: false,
  }
  return {
    state: proxy(state),
    ready: async () => {},
    token: async () => null,
    refreshToken: () => Promise.reject(noTokenProblem()),
    validate: async () => ({ to: validatePath }),
    login() {},
    register() {},
    logout: async () => {},
  }
}
