import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser'
import type { LocalArea } from '../lib/local-area.ts'

const discoveryEnd = '/.well-known/openid-configuration'
/** ms until the identity provider counts as not reachable. */
const timeout = 10_000

export type IdentityNetwork = INetworkModule & {
  /** Whether the last request got no answer of the provider, or one of a provider in trouble. */
  failed(): boolean
  /**
   * To be waited for before the page is left for the provider: it must not be where nothing answers, which
   * would end on the browser's own error page.
   * @param isThere whether the portal's server answers
   * @throws TypeError where it does not
   */
  mayLeave(isThere: Promise<boolean>): Promise<void>
}

/**
 * How MSAL reaches the identity provider. It differs from MSAL's own in three ways:
 * the https identifiers of the embedded provider are fetched over http where the page itself is on
 * http loopback; the last good discovery document is cached and answers at once, because without it
 * MSAL cannot even give out a cached token, while the provider is asked for a newer one; and it tells
 * whether a failure was the network's.
 * @param page where the page is: `window.location`
 * @param known gives what a discovery document is known to say, for when none is cached
 */
export function createIdentityNetwork(
  page: { protocol: string; hostname: string; host: string },
  local: LocalArea,
  known: (address: string) => object | null = () => null,
): IdentityNetwork {
  const plain = page.protocol === 'http:' && isLoopback(page.hostname)
  let failed = false

  async function ask<T>(
    url: string,
    method: 'GET' | 'POST',
    options: NetworkRequestOptions = {},
  ): Promise<NetworkResponse<T>> {
    const https = `https://${page.host}/`
    const target = plain && url.startsWith(https) ? `http://${url.slice('https://'.length)}` : url
    const response = await fetch(target, {
      method,
      ...(options.headers && { headers: options.headers }),
      ...(method === 'POST' && { body: options.body ?? '' }),
      signal: AbortSignal.timeout(timeout),
    })
    // A captive portal answers with a page, or leads to one: that says nothing about the user.
    const body = (await readAnswer(response, target)) as T
    return { headers: Object.fromEntries(response.headers), body, status: response.status }
  }

  async function send<T>(...call: Parameters<typeof ask>): Promise<NetworkResponse<T>> {
    failed = true
    const answer = await ask<T>(...call)
    failed = inTrouble(answer.status)
    return answer
  }

  async function discover<T>(url: string): Promise<NetworkResponse<T>> {
    const stored = readStored(local)[url] ?? known(url)
    if (stored) {
      // Whether this fails is of no consequence for what is asked next.
      void ask(url, 'GET').then(store(url), () => {})
      return { headers: {}, body: stored as T, status: 200 }
    }
    const answer = await send<T>(url, 'GET')
    store(url)(answer)
    return answer
  }

  const store = (url: string) => (answer: NetworkResponse<unknown>) => {
    if (answer.status !== 200) return
    local.set('discovery', JSON.stringify({ ...readStored(local), [url]: answer.body }))
  }

  return {
    failed: () => failed,
    sendGetRequestAsync: (url, options) =>
      url.split('?')[0]?.endsWith(discoveryEnd) ? discover(url) : send(url, 'GET', options),
    sendPostRequestAsync: (url, options) => send(url, 'POST', options),
    async mayLeave(isThere) {
      failed = !(await isThere)
      if (failed) throw new TypeError('The server cannot be reached.')
    },
  }
}

/** @throws TypeError for what is no answer of the provider's: all of those are JSON objects */
async function readAnswer(response: Response, asked: string): Promise<object> {
  const { redirected, url } = response
  const isElsewhere = redirected && new URL(url).origin !== new URL(asked).origin
  const body: unknown = await response.json().catch(() => null)
  if (!isElsewhere && typeof body === 'object' && body !== null) return body
  throw new TypeError('Something else answered instead of the identity provider.')
}

/** Busy or broken: it has not looked at who asks. */
function inTrouble(status: number): boolean {
  return status >= 500 || status === 408 || status === 429
}

/** Browsers resolve every name below localhost to this machine. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^(?:127\.|\[::1\])/.test(host)
}

function readStored(local: LocalArea): Record<string, unknown> {
  try {
    return JSON.parse(local.get('discovery') ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}
