import * as v from 'valibot'
import type { Endpoint } from '#src/contract/endpoint.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { StartupError } from './startup-error.ts'

/** Which API the portal works with, and under which paths (API-3). */
export type ApiConfig = {
  /** `/api` for the embedded one, else the whole address of another. */
  baseUrl: string
  /** Endpoint name → path, for those that are called differently there. */
  paths: Record<string, string>
}

/** The API that is part of this server. */
const embeddedApi = '/api'

/** Origins besides the portal's own that browsers call. */
export function originsOf({ baseUrl, paths }: ApiConfig): string[] {
  const addresses = [baseUrl, ...Object.values(paths)].filter((one) => !one.startsWith('/'))
  return [...new Set(addresses.map((one) => new URL(one).origin))]
}

/** Whether everything that is called is the embedded API, so that this server knows when it changes. */
export function isEmbedded({ baseUrl, paths }: ApiConfig): boolean {
  return baseUrl === embeddedApi && Object.keys(paths).length === 0
}

const table: Readonly<Record<string, Endpoint>> = endpoints
const pathTable = v.record(v.string(), v.string())

/**
 * Reads `API_BASE_URL` and `API_PATHS`.
 * @throws StartupError naming the setting, and for the paths the endpoint, that cannot be used
 */
export function readApi(env: Readonly<Record<string, string | undefined>>): ApiConfig {
  return { baseUrl: readBase(env['API_BASE_URL']), paths: readPaths(env['API_PATHS']) }
}

function readBase(value: string | undefined): string {
  if (!value || value === embeddedApi) return embeddedApi
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username) {
    throw new StartupError('API_BASE_URL must be a http(s) address without query.')
  }
  return url.href.replace(/\/+$/, '')
}

function readPaths(value: string | undefined): Record<string, string> {
  if (!value) return {}
  const given = v.safeParse(pathTable, parseJson(value))
  if (!given.success) {
    throw new StartupError('API_PATHS must be a JSON object of endpoint names and paths.')
  }
  for (const [name, path] of Object.entries(given.output)) checkPath(name, path)
  return given.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function checkPath(name: string, path: string): void {
  const endpoint = Object.hasOwn(table, name) ? table[name] : undefined
  if (!endpoint) throw new StartupError(`API_PATHS names '${name}', which is no endpoint.`)
  if (!/^(?:\/(?!\/)|https?:\/\/)\S*$/.test(path)) {
    throw new StartupError(`API_PATHS must give '${name}' a path or a http(s) address.`)
  }
  const known = parametersOf(endpoint.path)
  const unknown = parametersOf(path).find((one) => !known.includes(one))
  if (unknown) {
    throw new StartupError(`API_PATHS gives '${name}' the parameter ':${unknown}', unknown to it.`)
  }
}

function parametersOf(path: string): string[] {
  return [...path.matchAll(/\/:([a-z]\w*)/gi)].map(([, name = '']) => name)
}
