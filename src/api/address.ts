import type { Endpoint } from '../contract/endpoint.ts'

/** Where the API lives and which of its paths are called differently there (API-3). */
export type ApiPlace = { baseUrl: string; paths: Readonly<Record<string, string>> }

export type Address = {
  url: string
  /** Whether the bearer token may travel there. */
  bearer: boolean
}

const absolute = /^(?:[a-z][a-z0-9+.-]*:)?\/\//i

/**
 * Address of a call, without its query.
 *
 * AUT-7 is decided here. The URLs that the specification calls non-absolute are paths below the API
 * base: they carry the token, also when the environment points the base itself at another origin, for
 * then that origin is the API. A path that is itself overridden with an absolute URL never carries it,
 * nor does what lives on the portal's own origin outside of the API (brand, environment, offers): all
 * of that is public. So the token goes to the configured API base and to nothing else.
 * @param name the endpoint's name in the contract, by which its path may be overridden
 */
export function addressOf(
  name: string,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  place: ApiPlace,
): Address {
  const path = fill(place.paths[name] ?? endpoint.path, params)
  if (endpoint.base === 'origin') {
    return { url: absolute.test(path) ? fill(endpoint.path, params) : path, bearer: false }
  }
  if (absolute.test(path)) return { url: path, bearer: false }
  return { url: place.baseUrl.replace(/\/+$/, '') + path.replace(/^\/*/, '/'), bearer: true }
}

function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:([a-z]\w*)/gi, (whole, name: string) => {
    const value = params[name]
    return value === undefined ? whole : encodeURIComponent(value)
  })
}
