import type { FastifyInstance, FastifyReply } from 'fastify'
import type { InFlight } from './in-flight.ts'
import type { Timeouts } from './timeouts.ts'

/** Milliseconds between two looks: a listener for each answer costs every call more. */
const betweenLooks = 1_000

/**
 * Ends the connections of callers who do not take their answers: one that reads a byte now and then is
 * never silent. What the system has not taken of an answer that is made gets as long as a slow line
 * needs for it. Answers that are files have a deadline of their own.
 * @param inFlight the answers that are not sent to their end
 */
export function endSlowReaders(
  app: FastifyInstance,
  inFlight: Pick<InFlight, 'replies'>,
  { transfer, stretch, leastBytes }: Pick<Timeouts, 'transfer' | 'stretch' | 'leastBytes'>,
): void {
  const timed = new WeakSet<FastifyReply>()

  function look(reply: FastifyReply): void {
    const { socket, writableEnded } = reply.raw
    if (!writableEnded || !socket?.writableLength || timed.has(reply)) return
    timed.add(reply)
    const time = stretch * (1 + socket.writableLength / leastBytes)
    const timer = setTimeout(() => socket.destroy(), Math.min(transfer, time)).unref()
    reply.raw.once('close', () => clearTimeout(timer))
  }

  const looks = setInterval(() => {
    for (const reply of inFlight.replies()) look(reply)
  }, betweenLooks).unref()
  app.addHook('onClose', async () => clearInterval(looks))
}
