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
 * Sends a file and tells how far it is. XMLHttpRequest, since `fetch` says nothing of what goes out.
 * @returns the body of the answer, read as JSON where it is JSON
 * @throws ProblemError for an answer that is no success; TypeError when the network failed, as
 * `fetch` does; the signal's reason when it was given up
 */
export function sendFile(url: string, sending: Sending): Promise<unknown> {
  const { method, query, headers, bytes, signal, onProgress } = sending
  const request = new XMLHttpRequest()
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const giveUp = () => {
    reject(signal.reason)
    request.abort()
  }
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress?.(total > 0 ? loaded / total : 0),
  )
  request.addEventListener('error', () => reject(new TypeError('The network failed.')))
  request.addEventListener('load', () => {
    const body = readBody(request.responseText)
    if (request.status >= 200 && request.status < 300) resolve(body)
    else reject(problemAnswered(request.status, body))
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

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `${url}${url.includes('?') ? '&' : '?'}${text}` : url
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
