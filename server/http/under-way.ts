import type { FastifyInstance, FastifyReply } from 'fastify'
import { isArriving } from './arrival.ts'
import { callerAddress } from './caller-address.ts'
import { isInProcess } from './in-process.ts'

/** What a server has to answer yet. */
export type UnderWay = {
  /** How many requests are there and not answered, whatever they wait for. */
  count(): number
  /** The answers that are not sent to their end, to requests that are still arriving too. */
  replies(): FastifyReply[]
  /** Those of them that are not made yet. */
  unanswered(): FastifyReply[]
  /** Those of one caller, the oldest first, without those that `count` has found to be made. */
  ofCaller(address: string): ReadonlySet<FastifyReply>
  /** Whether the body of an unanswered request is still to come. */
  isArriving(reply: FastifyReply): boolean
}

const none: ReadonlySet<FastifyReply> = new Set()

/**
 * Watches the requests of a server that are not answered yet. One that is still arriving does not count:
 * it costs nothing, and must not keep others out, since anybody can send slowly. Nor does one whose
 * answer is made: anybody can read slowly.
 */
export function watchUnderWay(app: FastifyInstance): UnderWay {
  const open = new Set<FastifyReply>()
  const unanswered = new Map<FastifyReply, string>()
  const callers = new Map<string, Set<FastifyReply>>()
  const counted = new Set<FastifyReply>()
  /** In this turn of the event loop. */
  let answered = 0
  const forgetAnswered = () => {
    answered = 0
  }

  function begin(reply: FastifyReply, address: string): void {
    unanswered.set(reply, address)
    const others = callers.get(address)
    if (others) others.add(reply)
    else callers.set(address, new Set([reply]))
  }

  function settle(reply: FastifyReply): void {
    const address = unanswered.get(reply)
    if (address === undefined) return
    unanswered.delete(reply)
    const others = callers.get(address)
    others?.delete(reply)
    if (others?.size === 0) callers.delete(address)
    // What came with it in one turn of the event loop counts together, however quickly each is answered:
    // all of it has waited for that turn.
    if (!counted.delete(reply)) return
    answered += 1
    if (answered === 1) setImmediate(forgetAnswered)
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isInProcess(request)) {
      open.add(reply)
      begin(reply, callerAddress(request))
      if (!isArriving(request)) counted.add(reply)
      // Fastify's own hook never comes for those who hung up.
      reply.raw.once('close', () => {
        open.delete(reply)
        settle(reply)
      })
    }
    done()
  })
  // Its body is there now.
  app.addHook('preValidation', (_request, reply, done) => {
    if (unanswered.has(reply)) counted.add(reply)
    done()
  })
  return {
    count() {
      // A hook for each answer would cost every call more than this look at the few that are there.
      for (const reply of counted) if (reply.raw.headersSent) settle(reply)
      return counted.size + answered
    },
    replies: () => [...open],
    unanswered: () => [...unanswered.keys()].filter(({ raw }) => !raw.headersSent),
    ofCaller: (address) => callers.get(address) ?? none,
    isArriving: (reply) => unanswered.has(reply) && !counted.has(reply),
  }
}
