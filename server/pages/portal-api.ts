import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config-api.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { inProcess } from '../http/in-process.ts'
import type { Portal } from './page-renderer.ts'

/**
 * The portal's own client of its API, as a guest sees it, wherever that API lives.
 * @param api where it lives, and which of its paths are called differently there
 * @param by.host whose brand is asked for
 * @param by.language in which names and texts are answered; else in English
 */
export function portalApi(
  app: FastifyInstance,
  { entry }: Portal,
  { baseUrl, paths }: ApiConfig,
  { host, language }: { host: string; language?: Language },
) {
  return entry.createApi({
    ...(language && { language }),
    baseUrl,
    paths,
    token: async () => null,
    refresh: async () => null,
    fetch: inProcessFetch(app, host),
  })
}

/**
 * A `fetch` that answers from this very application, without a socket: what the pages read on the
 * server passes the same routes, checks and presenters as a browser's call. A whole address is that
 * of another API (API-3), which is asked over the network.
 * @param host the host whose brand is asked for
 */
function inProcessFetch(app: FastifyInstance, host: string): typeof fetch {
  return async (input, init) => {
    if (typeof input === 'string' && /^https?:/.test(input)) return fetch(input, init)
    const request = new Request(
      input instanceof URL || typeof input === 'string' ? new URL(input, `http://${host}`) : input,
      init,
    )
    const url = new URL(request.url)
    const answer = await app.inject({
      method: 'GET',
      url: url.pathname + url.search,
      headers: { ...Object.fromEntries(request.headers), host },
      remoteAddress: inProcess,
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value))
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    })
  }
}
