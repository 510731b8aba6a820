import { proxy } from 'valtio/vanilla'
import type { Session } from './session.ts'

/** The session of a page that the server renders: always a guest, whose sign-in begins in the browser. */
export function createGuestSession(): Session {
  const onlyInBrowser = (): never => {
    throw new Error('A page rendered on the server cannot sign anybody in or out.')
  }
  return {
    state: proxy({
      didInitialCheck: true,
      user: null,
      requiresReAuthentication: true,
      authenticating: false,
    }),
    ready: async () => {},
    token: async () => null,
    refreshToken: onlyInBrowser,
    validate: onlyInBrowser,
    login: onlyInBrowser,
    register: onlyInBrowser,
    logout: onlyInBrowser,
  }
}
