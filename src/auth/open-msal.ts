import {
  NavigationClient,
  PublicClientApplication,
  type NavigationOptions,
} from '@azure/msal-browser'
import type { Environment } from '../contract/environment.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { authorityOf } from './authority.ts'
import { createIdentityNetwork, type IdentityNetwork } from './identity-network.ts'
import { validatePath } from './return-to.ts'
import { takesSecureCookies } from './takes-secure-cookies.ts'

type Identity = Environment['identity']

/** MSAL, and what it was opened with. */
export type OpenMsal = {
  msal: PublicClientApplication
  network: IdentityNetwork
  navigation: LeavingInPlace
}

/** Where the identity provider sends people back to. */
export const redirectUriOf = ({ origin }: Pick<Location, 'origin'>): string => origin + validatePath

/** How MSAL is to read the answer of a redirect: it stays on the page that the provider has opened. */
export const answerIn = (hash: string) => ({ hash, navigateToLoginRequestUrl: false })

/**
 * Opens MSAL for this page (AUT-1).
 * @param local where the discovery document is cached
 * @param known see `createIdentityNetwork`
 */
export async function openMsal(
  identity: Identity,
  local: LocalArea,
  known?: (address: string) => object | null,
): Promise<OpenMsal> {
  const network = createIdentityNetwork(window.location, local, known)
  const navigation = new LeavingInPlace(network)
  const msal = new PublicClientApplication({
    auth: {
      clientId: identity.clientId,
      authority: authorityOf(identity, identity.loginPolicy),
      knownAuthorities: [identity.host.toLowerCase()],
      redirectUri: redirectUriOf(window.location),
      postLogoutRedirectUri: `${window.location.origin}/`,
    },
    // Of this tab alone where the key to an encrypted cache cannot be stored: a reload does not sign out.
    cache: {
      cacheLocation: takesSecureCookies(document) ? 'localStorage' : 'sessionStorage',
    },
    system: { networkClient: network, navigationClient: navigation },
  })
  await msal.initialize()
  return { msal, network, navigation }
}

/**
 * How MSAL leaves for the identity provider: in place of `/auth/validate`, which only leads there. Back
 * from the provider's form would else start the sign-in anew, for ever. Any other page is to be there again.
 */
class LeavingInPlace extends NavigationClient {
  /** Whether the portal's server answers; where nobody has asked, something else has just been answered. */
  isThere = Promise.resolve(true)
  readonly #network: IdentityNetwork

  constructor(network: IdentityNetwork) {
    super()
    this.#network = network
  }

  override async navigateExternal(url: string, options: NavigationOptions): Promise<boolean> {
    const noHistory = window.location.pathname === validatePath
    await this.#network.mayLeave(this.isThere)
    return super.navigateExternal(url, { ...options, noHistory })
  }
}
