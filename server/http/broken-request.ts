import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { ProblemError } from '#src/contract/problem.ts'
import { bodyOf } from './problem-handler.ts'
import { partHeaders } from './security-headers.ts'
import { problem } from '../texts/problem.ts'

/** Node's names for what its parser refuses: https://nodejs.org/api/http.html#event-clienterror */
const refusals: Readonly<Record<string, ProblemError>> = {
  HPE_HEADER_OVERFLOW: problem(431, 'problems.too-long.headers'),
  ERR_HTTP_REQUEST_TIMEOUT: problem(408, 'problems.timeout.arrival'),
}

const malformed = problem(400, 'problems.malformed.http')

/**
 * Answers what never became a request, in the form of all other failures, and hangs up.
 * @param error what Node's parser found
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const answer = refusals[error.code ?? ''] ?? malformed
  const body = JSON.stringify(bodyOf(answer))
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(partHeaders).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
