import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInProcess } from './in-process.ts'

/**
 * Counts the requests that are there and not answered yet, whatever they wait for. One that is still
 * arriving costs nothing, and must not keep others out: anybody can send slowly.
 * @returns how many there are
 */
export function countUnderWay(app: FastifyInstance): () => number {
  const underWay = new Set<FastifyRequest>()
  let answered: FastifyRequest[] = []
  const forgetAnswered = () => {
    for (const request of answered) underWay.delete(request)
    answered = []
  }
  const count = (request: FastifyRequest, reply: FastifyReply) => {
    if (isInProcess(request) || isArriving(request) || underWay.has(request)) return
    underWay.add(request)
    // Fastify's onResponse never comes for those who hung up. What came with it in one turn of the event
    // loop counts together, however quickly each is answered: all of it has waited for that turn.
    reply.raw.once('close', () => {
      if (answered.push(request) === 1) setImmediate(forgetAnswered)
    })
  }
  app.addHook('onRequest', (request, reply, done) => {
    count(request, reply)
    done()
  })
  // Its body is there now.
  app.addHook('preValidation', (request, reply, done) => {
    count(request, reply)
    done()
  })
  return () => underWay.size
}

/** What has no body is complete a moment after its head. */
function isArriving({ raw: { complete, headers } }: FastifyRequest): boolean {
  return !complete && ('content-length' in headers || 'transfer-encoding' in headers)
}
