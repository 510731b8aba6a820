import type { Endpoint } from '../contract/endpoint.ts'
import { readSuccess, type Came } from './answer.ts'
import { problemAnswered } from './failure.ts'

/** An answer of the server to itself. */
export type OwnAnswer = Pick<Came, 'status' | 'contentType'> & {
  body: string
  /** Its header of that name. */
  retryAfter: string | null
}

/** Asks the server in which this runs, without a network. */
export type AskInProcess = (path: string, headers: Record<string, string>) => Promise<OwnAnswer>

/**
 * Reads from the server in which this runs: what `fetch` takes for a request and its answer is as much as
 * rendering a page takes.
 * @param request its address has no host
 * @throws ProblemError for an answer that is no success
 */
export async function readInProcess(
  ask: AskInProcess,
  endpoint: Endpoint,
  request: { url: string; query: Record<string, string>; headers: Record<string, string> },
): Promise<unknown> {
  const query = new URLSearchParams(request.query).toString()
  const path = query ? `${request.url}?${query}` : request.url
  const { retryAfter, ...answer } = await ask(path, request.headers)
  if (answer.status >= 400) throw problemAnswered(answer.status, answer.body, retryAfter)
  return readSuccess(endpoint, request.url, { ...answer, redirectedTo: '' })
}
