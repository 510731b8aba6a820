import type { INetworkModule, NetworkRequestOptions, NetworkResponse } from '@azure/msal-browser'
import type { LocalArea } from '../lib/local-area.ts'

const discoveryEnd = '/.well-known/openid-configuration'
/** ms until the identity provider counts as not reachable. */
const timeout = 10_000

export type IdentityNetwork = INetworkModule & {
  /** Whether the last request got no answer, or one of a server in trouble. */
  failed(): boolean
}

/**
 * How MSAL reaches the identity provider. It differs from MSAL's own in three ways:
 * the https identifiers of the embedded provider are fetched over http where the page itself is on
 * http loopback; the last good discovery document is kept, because without it MSAL cannot even give
 * out a cached token; and it tells whether a failure was the network's.
 * @param page where the page is: `window.location`
 */
export function createIdentityNetwork(
  page: { protocol: string; hostname: string; host: string },
  local: LocalArea,
): IdentityNetwork {
  const plain = page.protocol === 'http:' && isLoopback(page.hostname)
  let failed = false

  async function send<T>(
    url: string,
    method: 'GET' | 'POST',
    options: NetworkRequestOptions = {},
  ): Promise<NetworkResponse<T>> {
    const https = `https://${page.host}/`
    const target = plain && url.startsWith(https) ? `http://${url.slice('https://'.length)}` : url
    failed = true
    const response = await fetch(target, {
      method,
      ...(options.headers && { headers: options.headers }),
      ...(method === 'POST' && { body: options.body ?? '' }),
      signal: AbortSignal.timeout(timeout),
    })
    failed = response.status >= 500
    const headers = Object.fromEntries(response.headers)
    return { headers, body: (await response.json()) as T, status: response.status }
  }

  async function discover<T>(url: string): Promise<NetworkResponse<T>> {
    const kept = readKept(local)
    try {
      const answer = await send<T>(url, 'GET')
      if (answer.status !== 200) return answer
      local.set('discovery', JSON.stringify({ ...kept, [url]: answer.body }))
      return answer
    } catch (error) {
      if (!(url in kept)) throw error
      return { headers: {}, body: kept[url] as T, status: 200 }
    }
  }

  return {
    failed: () => failed,
    sendGetRequestAsync: (url, options) =>
      url.split('?')[0]?.endsWith(discoveryEnd) ? discover(url) : send(url, 'GET', options),
    sendPostRequestAsync: (url, options) => send(url, 'POST', options),
  }
}

/** Browsers resolve every name below localhost to this machine. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^(?:127\.|\[::1\])/.test(host)
}

function readKept(local: LocalArea): Record<string, unknown> {
  try {
    return JSON.parse(local.get('discovery') ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}
