import type { Session } from './session.ts'

/**
 * The session of a page that has no user and gets none: signing in leads to another page.
 * @param signIn leaves for the identity provider; on the server nobody asks for it
 */
export function createGuestSession(signIn: Session['signIn'] = async () => {}): Session {
  const state = {
    didInitialCheck: true,
    user: null,
    requiresReAuthentication: true,
    authenticating: false,
  }
  return {
    state,
    follow: () => () => {},
    ready: async () => {},
    token: async () => null,
    // Without one the client of the API refuses (refresh-once.ts), which a first visit does not load.
    refreshToken: async () => '',
    signIn,
    // Its page has a user's session.
    validate: async () => 'redirecting',
    logout: async () => {},
  }
}
