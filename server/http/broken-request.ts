import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import { ProblemError } from '#src/contract/problem.ts'
import { bodyOf } from './problem-handler.ts'
import { partHeaders } from './security-headers.ts'

/** Node's names for what its parser refuses: https://nodejs.org/api/http.html#event-clienterror */
const refusals: Readonly<Record<string, ProblemError>> = {
  HPE_HEADER_OVERFLOW: new ProblemError({
    status: 431,
    code: 'too-long',
    message: 'The address or the headers are longer than this server takes.',
  }),
  ERR_HTTP_REQUEST_TIMEOUT: new ProblemError({
    status: 408,
    code: 'timeout',
    message: 'The request took too long to arrive.',
  }),
}

const malformed = new ProblemError({
  status: 400,
  code: 'malformed',
  message: 'The request is not valid HTTP.',
})

/**
 * Answers what never became a request, in the form of all other failures, and hangs up.
 * @param error what Node's parser found
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = refusals[error.code ?? ''] ?? malformed
  const body = JSON.stringify(bodyOf(problem))
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(partHeaders).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
