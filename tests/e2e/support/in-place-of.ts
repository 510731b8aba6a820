import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** Puts something else where the portal was, for as long as `work` takes. */
export async function inPlaceOf(
  url: string,
  listener: RequestListener,
  work: () => Promise<void>,
): Promise<void> {
  const other = createServer(listener).listen(Number(new URL(url).port), 'localhost')
  await once(other, 'listening')
  try {
    await work()
  } finally {
    other.closeAllConnections()
    other.close()
    await once(other, 'close')
  }
}

/** Answers everything with status 200 and a body that comes by the byte, without end. */
export const trickle: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write('<')
  const drip = setInterval(() => response.write(' '), 500)
  response.once('close', () => clearInterval(drip))
}
