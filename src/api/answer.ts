import type { Endpoint } from '../contract/endpoint.ts'
import { ProblemError } from '../contract/problem.ts'

/** What came back with a status of success. */
export type Came = {
  status: number
  contentType: string
  /** The body as text; a file as it came; undefined where there is none. */
  body: unknown
  /** Absolute address that a redirect led to; empty where there was none. */
  redirectedTo: string
}

type Expected = Pick<Endpoint, 'method' | 'file' | 'response'>

/** The answer is not the API's but, for example, a captive portal's: as good as no answer. */
export function notTheApi(): ProblemError {
  return new ProblemError({
    status: 0,
    code: 'captive',
    message:
      'Something on this network answered instead of the server. If it is a public network, log in to it, then try again.',
  })
}

/**
 * Reads the body of a success. A captive portal answers anything with 200 and a page of its own, so it
 * is the content that counts: JSON is an answer whatever its media type says (API-3), a page is none.
 * @param asked address of the request
 * @throws ProblemError status 0, code `captive`
 */
export function readSuccess(endpoint: Expected, asked: string, came: Came): unknown {
  const { status, contentType, body } = came
  if (status === 204) return undefined
  if (endpoint.file) {
    if (isPage(came)) throw notTheApi()
    return body
  }
  if (isElsewhere(asked, came.redirectedTo)) throw notTheApi()
  if (typeof body !== 'string' || body.trim() === '') {
    // Enough for something written; a list or a document is more than nothing.
    if (endpoint.method === 'GET' && endpoint.response) throw notTheApi()
    return undefined
  }
  const json = readJson(body)
  if (isComposite(json) || (json !== undefined && isJson(contentType))) return json
  if (endpoint.response || isPage(came)) throw notTheApi()
  return body
}

/** Reads the body of a refusal: JSON where it is JSON, else as it came. */
export function readRefusal(body: unknown): unknown {
  return typeof body === 'string' ? (readJson(body) ?? body) : body
}

/** Whether a body is a page for people, not an answer for programs. */
export function isPageText(body: unknown): boolean {
  return typeof body === 'string' && /^\s*<(?:!doctype|html|head|body|meta|script)\b/i.test(body)
}

function isPage({ contentType, body }: Came): boolean {
  return /\bhtml\b/i.test(contentType) || isPageText(body)
}

function isElsewhere(asked: string, redirectedTo: string): boolean {
  if (!redirectedTo) return false
  const here = globalThis.location?.href
  return new URL(asked, here).origin !== new URL(redirectedTo).origin
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isComposite = (value: unknown) => typeof value === 'object' && value !== null
const isJson = (contentType: string) => /[/+]json\b/i.test(contentType)
