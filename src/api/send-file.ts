import type { Came } from './answer.ts'
import { problemAnswered } from './failure.ts'

type Sending = {
  method: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  bytes: Blob
  signal: AbortSignal
  onProgress?: ((share: number) => void) | undefined
}

/**
 * Sends a file and tells how far it is. XMLHttpRequest, since `fetch` says nothing of what goes out; a
 * service worker has `fetch` alone.
 * @returns the answer of a success, its body as text
 * @throws ProblemError for an answer that is no success; TypeError when the network failed, as
 * `fetch` does; the signal's reason when it was given up
 */
export function sendFile(url: string, sending: Sending): Promise<Came> {
  if (!('XMLHttpRequest' in globalThis)) return fetchFile(url, sending)
  const { method, query, headers, bytes, signal, onProgress } = sending
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<Came>()
  const giveUp = () => {
    reject(signal.reason)
    request.abort()
  }
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('error', () => reject(new TypeError('The network failed.')))
  request.addEventListener('load', () => {
    const { status, responseText: body, responseURL } = request
    const contentType = request.getResponseHeader('content-type') ?? ''
    // A redirect within the origin is none: only where it ends counts.
    if (status >= 200 && status < 300)
      resolve({ status, contentType, body, redirectedTo: responseURL })
    else reject(problemAnswered(status, body, request.getResponseHeader('retry-after')))
  })
  request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp))
  request.open(method, withQuery(url, query))
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.setRequestHeader('content-type', bytes.type || 'application/octet-stream')
  if (signal.aborted) giveUp()
  else {
    signal.addEventListener('abort', giveUp)
    request.send(bytes)
  }
  return promise
}

async function fetchFile(
  url: string,
  { method, query, headers, bytes, signal }: Sending,
): Promise<Came> {
  const response = await fetch(withQuery(url, query), {
    method,
    headers: { ...headers, 'content-type': bytes.type || 'application/octet-stream' },
    body: bytes,
    signal,
  })
  const { status, headers: came, url: redirectedTo } = response
  const body = await response.text()
  if (!response.ok) throw problemAnswered(status, body, came.get('retry-after'))
  return { status, contentType: came.get('content-type') ?? '', body, redirectedTo }
}

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url
}
