import { NavigationClient, type NavigationOptions } from '@azure/msal-browser'

/**
 * How MSAL leaves for the identity provider: in place of the page that only leads there, as
 * `/auth/validate` does. Back from the provider's form would else start the sign-in anew, for ever.
 */
export class LeavingInPlace extends NavigationClient {
  override navigateExternal(url: string, options: NavigationOptions): Promise<boolean> {
    return super.navigateExternal(url, { ...options, noHistory: true })
  }
}
