import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt, type JWTPayload } from 'jose'
import { embeddedTenant, policies, type Policy } from '../constants.ts'
import type { Answer, Browser } from './browser.ts'

const { clientId, tenantName } = embeddedTenant
const scope = `openid offline_access profile ${clientId}`

export type Tokens = {
  accessToken: string
  refreshToken: string
  idClaims: JWTPayload
  clientInfo: { uid: string; utid: string }
}

/** Speaks to the provider as msal-browser does: code with PKCE, answers in the fragment. */
export class MsalClient {
  readonly browser: Browser
  readonly #verifier = randomBytes(32).toString('base64url')

  constructor(browser: Browser) {
    this.browser = browser
  }

  static path(policy: Policy, rest: string): string {
    return `/identity/${tenantName}.onmicrosoft.com/${policy}${rest}`
  }

  /** Asks to sign in and follows to the provider's page, or back to the portal where there is none. */
  async authorize(
    policy: Policy = policies.signIn,
    changes: Record<string, string> = {},
  ): Promise<Answer> {
    return this.browser.follow(await this.browser.get(this.authorizePath(policy, changes)))
  }

  /** The address that asks to sign in. */
  authorizePath(policy: Policy, changes: Record<string, string> = {}): string {
    const query = new URLSearchParams({
      client_id: clientId,
      scope,
      redirect_uri: `${this.browser.origin}/auth/validate`,
      response_type: 'code',
      response_mode: 'fragment',
      code_challenge: createHash('sha256').update(this.#verifier).digest('base64url'),
      code_challenge_method: 'S256',
      nonce: 'nonce',
      state: 'state',
      ...changes,
    })
    return MsalClient.path(policy, `/oauth2/v2.0/authorize?${query}`)
  }

  /** Exchanges the code of an answer that leads back to the portal. */
  async exchange(answer: Answer, policy: Policy = policies.signIn): Promise<Tokens> {
    const code = fragmentOf(answer).get('code')
    if (!code)
      throw new Error(`No code: ${answer.status} ${answer.headers.location ?? answer.body}`)
    return this.#tokens(policy, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${this.browser.origin}/auth/validate`,
      code_verifier: this.#verifier,
    })
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.#tokens(policies.signIn, {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      scope,
    })
  }

  async #tokens(policy: Policy, form: Record<string, string>): Promise<Tokens> {
    const path = MsalClient.path(policy, '/oauth2/v2.0/token')
    const answer = await this.browser.post(
      path,
      { client_id: clientId, ...form },
      { accept: '*/*' },
    )
    const body = JSON.parse(answer.body) as Record<string, string>
    if (answer.status !== 200) throw new Error(`${answer.status}: ${body['error_description']}`)
    return {
      accessToken: body['access_token'] ?? '',
      refreshToken: body['refresh_token'] ?? '',
      idClaims: decodeJwt(body['id_token'] ?? ''),
      clientInfo: JSON.parse(
        Buffer.from(body['client_info'] ?? '', 'base64url').toString(),
      ) as Tokens['clientInfo'],
    }
  }
}

/** What an answer says to the portal in the fragment of its redirect. */
export function fragmentOf(answer: Answer): URLSearchParams {
  const to = answer.headers.location
  return new URLSearchParams(to ? new URL(to).hash.slice(1) : '')
}

/** Where the form of a page goes. */
export function formAction(answer: Answer): string {
  return /<form[^>]*action="([^"]*)"/.exec(answer.body)?.[1] ?? ''
}
