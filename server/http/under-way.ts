import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInProcess } from './in-process.ts'

/** What a server has to answer yet. */
export type UnderWay = {
  /** How many requests are there and not answered, whatever they wait for. */
  count(): number
  /** The answers to come, to requests that are still arriving too. */
  replies(): FastifyReply[]
}

/**
 * Watches the requests of a server that are not answered yet. One that is still arriving does not count:
 * it costs nothing, and must not keep others out, since anybody can send slowly.
 */
export function watchUnderWay(app: FastifyInstance): UnderWay {
  const arriving = new Set<FastifyReply>()
  const underWay = new Set<FastifyReply>()
  let answered: FastifyReply[] = []
  const forgetAnswered = () => {
    for (const reply of answered) underWay.delete(reply)
    answered = []
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (!isInProcess(request)) {
      ;(isArriving(request) ? arriving : underWay).add(reply)
      // Fastify's onResponse never comes for those who hung up. What came with it in one turn of the
      // event loop counts together, however quickly each is answered: all of it has waited for that turn.
      reply.raw.once('close', () => {
        if (!arriving.delete(reply) && answered.push(reply) === 1) setImmediate(forgetAnswered)
      })
    }
    done()
  })
  // Its body is there now.
  app.addHook('preValidation', (_request, reply, done) => {
    if (arriving.delete(reply)) underWay.add(reply)
    done()
  })
  return { count: () => underWay.size, replies: () => [...arriving, ...underWay] }
}

/** What has no body is complete a moment after its head. */
function isArriving({ raw: { complete, headers } }: FastifyRequest): boolean {
  return !complete && ('content-length' in headers || 'transfer-encoding' in headers)
}
