import type { FastifyInstance } from 'fastify'
import type { Timeouts } from './timeouts.ts'

/**
 * Ends the connections of callers who do not take their answers: one that reads a byte now and then is
 * never silent. What the system has not taken by the time an answer is made gets as long as a slow line
 * needs for it. Answers that are files have a deadline of their own.
 */
export function endSlowReaders(
  app: FastifyInstance,
  { transfer, stretch, leastBytes }: Pick<Timeouts, 'transfer' | 'stretch' | 'leastBytes'>,
): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    raw.once('prefinish', () => {
      const { socket } = raw
      if (!socket?.writableLength) return
      const time = stretch * (1 + socket.writableLength / leastBytes)
      const timer = setTimeout(() => socket.destroy(), Math.min(transfer, time)).unref()
      raw.once('close', () => clearTimeout(timer))
    })
    done()
  })
}
