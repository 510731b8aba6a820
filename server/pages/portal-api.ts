import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config-api.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import type { Portal } from './page-renderer.ts'

/**
 * The portal's own client of its API, as a guest sees it, wherever that API lives.
 * @param api where it lives, and which of its paths are called differently there
 * @param host whose brand is asked for
 */
export function portalApi(
  app: FastifyInstance,
  { entry }: Portal,
  { baseUrl, paths }: ApiConfig,
  host: string,
) {
  return entry.createApi({
    baseUrl,
    paths,
    token: async () => null,
    refresh: async () => null,
    fetch: inProcessFetch(app, host),
  })
}
