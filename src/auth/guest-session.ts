import { noTokenProblem } from '../contract/no-token-problem.ts'
import { signInHref, type SignInOption } from '../lib/sign-in-links.ts'
import type { Session } from './session.ts'

/**
 * The session of a page that has no user and gets none: signing in leads to another page.
 * @param leave loads another page of the portal; does nothing on the server
 */
export function createGuestSession(leave: (to: string) => void = () => {}): Session {
  const state = {
    didInitialCheck: true,
    user: null,
    requiresReAuthentication: true,
    authenticating: false,
  }
  const signIn = (option: SignInOption, returnTo?: string) => leave(signInHref(option, returnTo))
  return {
    state,
    follow: () => () => {},
    ready: async () => {},
    token: async () => null,
    refreshToken: () => Promise.reject(noTokenProblem()),
    async validate(option, returnTo) {
      signIn(option, returnTo ?? undefined)
      return 'redirecting'
    },
    login: (returnTo) => signIn('login', returnTo),
    register: (returnTo) => signIn('register', returnTo),
    logout: async () => leave('/'),
  }
}
