import { createFetch, type $Fetch } from 'ofetch'
import type { Endpoint, Given } from '../contract/endpoint.ts'
import { noTokenProblem } from '../contract/no-token-problem.ts'
import { ProblemError } from '../contract/problem.ts'
import type { Language } from '../i18n/languages.ts'
import { addressOf, type ApiPlace } from './address.ts'
import { readSuccess } from './answer.ts'
import { deadline } from './deadline.ts'
import { hasReached } from './failure-kind.ts'
import { toProblem } from './failure.ts'
import { heedTrickle } from './heed-trickle.ts'
import { type AskInProcess, readInProcess } from './in-process.ts'
import { refreshOnce } from './refresh-once.ts'
import { sendFile } from './send-file.ts'

/** A setting that may only be known later: the environment is read before the API is called. */
export type Late<T extends object | string> = T | (() => Promise<T>)

export type HttpOptions = {
  /** `/api`, or the API of another origin (API-3). */
  baseUrl: Late<string>
  /** Endpoint name → path (API-3). */
  paths: Late<Readonly<Record<string, string>>>
  /** The bearer token, null for a guest. */
  token: () => Promise<string | null>
  /** In which names and texts are answered; without it the browser says which it prefers. */
  language?: Language
  /** Whether anybody is signed in. Without anybody, what needs a user is refused here already. */
  hasUser?: () => boolean
  /** A new token after a 401, null when there is none. */
  refresh: () => Promise<string | null>
  /**
   * Told of each request to the API base whether it has reached the server; what the caller gave up
   * says nothing.
   */
  onOutcome?: (reached: boolean) => void
  /** Told that an answer has begun and does not come to its end. */
  onTrickle?: () => void
  /** Whether the server has answered lately; where it has not, what is only read is given up sooner. */
  isReachable?: () => boolean
  /** Instead of the global one. */
  fetch?: typeof globalThis.fetch
  /** Where pages are rendered: asks for what has no other host. */
  inProcess?: AskInProcess
}

type EndpointTable = Readonly<Record<string, Endpoint>>
export type CallInput<E extends Endpoint = Endpoint> = {
  params?: Given<E['params']>
  query?: Given<E['query']>
  body?: Given<E['body']>
  /** The body where it is a file. */
  bytes?: Blob
  /** Told how much of the file has gone out, 0 to 1. */
  onProgress?: (share: number) => void
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** For a POST that only asks. */
  isRead?: true
  /** For what everybody is answered in the same way: it does not wait for who asks to be known. */
  isForAll?: boolean
}

/**
 * Calls an endpoint of a table of the contract by its name.
 * @returns the body of the answer as it came: another back end's may need mending
 * @throws ProblemError (status 0: no answer); the signal's reason when the caller gave up
 */
export type Call = <T extends EndpointTable, N extends keyof T & string>(
  table: T,
  name: N,
  input?: CallInput<T[N]>,
) => Promise<unknown>

/** The one HTTP client. It knows no user: the token and its refresh are handed in. */
export function createCall(options: HttpOptions): Call {
  const { fetch = globalThis.fetch, onTrickle } = options
  const send = createFetch({ fetch: onTrickle ? heedTrickle(fetch, onTrickle) : fetch })
  const refresh = refreshOnce(options.refresh)

  const call: Call = async (table, name, input = {}) => {
    const endpoint: Endpoint | undefined = table[name]
    if (!endpoint) throw new Error(`The contract has no endpoint ${name}.`)
    try {
      const address = addressOf(name, endpoint, paramsOf(input), await placeFor(name, options))
      const request = async (token: string | null) => {
        const outcome = sendOnce(send, address.url, endpoint, input, { token, options })
        if (address.bearer) tellOutcome(outcome, input.signal, options.onOutcome)
        return outcome
      }
      if (!address.bearer) return await request(null)
      const token = input.isForAll ? null : await options.token()
      // A page that still loads while its user signs out must not ask as a stranger.
      const isInVain = token === null && endpoint.access !== 'public'
      if (isInVain && options.hasUser?.() === false) throw noTokenProblem()
      try {
        return await request(token)
      } catch (error) {
        if (!(error instanceof ProblemError) || error.status !== 401) throw error
        // Another back end may want to know it even so.
        if (input.isForAll) return await call(table, name, { ...input, isForAll: false })
        return await request(await refresh(token))
      }
    } catch (error) {
      if (input.signal?.aborted) throw input.signal.reason
      throw toProblem(error)
    }
  }
  return call
}

type Caller = { token: string | null; options: HttpOptions }

async function sendOnce(
  send: $Fetch,
  url: string,
  endpoint: Endpoint,
  input: CallInput,
  { token, options }: Caller,
): Promise<unknown> {
  const { bytes, onProgress } = input
  const isFile = bytes !== undefined || endpoint.file === true
  const isRead = input.isRead ?? endpoint.method === 'GET'
  const query = { ...(input.query as Record<string, string> | undefined) }
  const headers = {
    ...(options.language && { 'accept-language': options.language }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...input.headers,
  }
  const isPlain = endpoint.method === 'GET' && !isFile
  if (import.meta.env.SSR && options.inProcess && isPlain && /^\/(?!\/)/.test(url)) {
    return readInProcess(options.inProcess, endpoint, { url, query, headers })
  }
  const request = {
    method: endpoint.method,
    query,
    headers,
    signal: deadline(input.signal, {
      isFile,
      isRead,
      isReachable: options.isReachable?.() ?? true,
    }),
  }
  try {
    if (bytes) {
      const sent = sendable(bytes, endpoint)
      return readSuccess(
        endpoint,
        url,
        await sendFile(url, { ...request, bytes: sent, onProgress }),
      )
    }
    const body = input.body === undefined ? {} : { body: input.body as object }
    const response = await send.raw(url, {
      ...request,
      ...body,
      // Repeating belongs to the outbox, which knows what may be repeated.
      retry: false,
      ...(!endpoint.file && { parseResponse: (text: string) => text }),
    })
    return readSuccess(endpoint, url, {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: response._data,
      redirectedTo: response.redirected ? response.url : '',
    })
  } catch (error) {
    throw toProblem(error)
  }
}

function tellOutcome(
  outcome: Promise<unknown>,
  signal: AbortSignal | undefined,
  tell: HttpOptions['onOutcome'],
): void {
  if (!tell) return
  outcome.then(
    () => tell(true),
    (error: unknown) => {
      if (!signal?.aborted) tell(error instanceof ProblemError && hasReached(error))
    },
  )
}

function paramsOf(input: CallInput): Record<string, string> {
  const entries = Object.entries((input.params as object | undefined) ?? {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The environment says where everything else lives, so it cannot wait for itself. */
async function placeFor(name: string, options: HttpOptions): Promise<ApiPlace> {
  if (name === 'environment') return { baseUrl: '', paths: {} }
  const [baseUrl, paths] = await Promise.all([settle(options.baseUrl), settle(options.paths)])
  return { baseUrl, paths }
}

function settle<T extends object | string>(late: Late<T>): T | Promise<T> {
  return typeof late === 'function' ? (late as () => Promise<T>)() : late
}

/**
 * A file under a media type that the endpoint takes. A browser names it by the end of the file's name, which says
 * less than the content: that is looked at on the server, whose answer says which files it takes.
 */
function sendable(bytes: Blob, { bytes: taken }: Endpoint): Blob {
  if (!taken || taken.types.includes(bytes.type)) return bytes
  return bytes.slice(0, bytes.size, 'application/octet-stream')
}
