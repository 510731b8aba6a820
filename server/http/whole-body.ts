import type { IncomingMessage } from 'node:http'

/**
 * Waits until all of a body is there, and leaves it to be read by others, who would wait for it without
 * end. It has to be smaller than what Node reads ahead, 64 kB.
 * @param most bytes
 * @returns a promise that rejects with status 413 for a larger one, and with what the request fails with
 */
export function wholeBody(message: IncomingMessage, most: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (message.readableLength > most) {
      reject(Object.assign(new Error('The body is too large.'), { statusCode: 413 }))
    } else if (message.complete) resolve()
  }
  const fail = (error: Error) => {
    // As Fastify does for the bodies that it reads: a caller that hung up is no fault of the server's.
    reject(Object.assign(error, { statusCode: 400 }))
  }
  message.on('readable', look).on('error', fail)
  look()
  return promise.finally(() => message.off('readable', look).off('error', fail))
}
