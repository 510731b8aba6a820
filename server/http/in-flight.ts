import type { FastifyInstance, FastifyReply } from 'fastify'
import { isArriving } from './arrival.ts'
import { callerAddress } from './caller-address.ts'
import { isInProcess } from './in-process.ts'

/** What a server has to answer yet. */
export type InFlight = {
  /** How many requests are there and not answered, whatever they wait for. */
  count(): number
  /** The answers that are not sent to their end, to requests that are still arriving too. */
  replies(): FastifyReply[]
  /** Those of them that are not made yet. */
  unanswered(): FastifyReply[]
  /** Those of a reply's caller, the oldest first, without those that `count` has found to be made. */
  ofSameCaller(reply: FastifyReply): ReadonlySet<FastifyReply>
  /** Whether the body of an unanswered request is still to come. */
  isArriving(reply: FastifyReply): boolean
}

/** With its answers that are not made yet. */
type Caller = { address: string; replies: Set<FastifyReply> }
const none: ReadonlySet<FastifyReply> = new Set()

/**
 * Watches the requests of a server that are not answered yet. One that is still arriving does not count:
 * it costs nothing, and must not shut others out, since any caller can send slowly. Nor does one whose
 * answer is made: any caller can read slowly.
 */
export function watchInFlight(app: FastifyInstance): InFlight {
  /** With its caller until it is made. */
  const open = new Map<FastifyReply, Caller | null>()
  const callers = new Map<string, Caller>()
  const counted = new Set<FastifyReply>()
  /** In this turn of the event loop. */
  let answered = 0
  const forgetAnswered = () => {
    answered = 0
  }

  function begin(reply: FastifyReply, address: string): void {
    let caller = callers.get(address)
    if (!caller) callers.set(address, (caller = { address, replies: new Set() }))
    caller.replies.add(reply)
    open.set(reply, caller)
  }

  function settle(reply: FastifyReply): void {
    const caller = open.get(reply)
    if (!caller) return
    open.set(reply, null)
    caller.replies.delete(reply)
    if (caller.replies.size === 0) callers.delete(caller.address)
    // What came with it in one turn of the event loop counts together, however quickly each is answered:
    // all of it has waited for that turn.
    if (!counted.delete(reply)) return
    answered += 1
    if (answered === 1) setImmediate(forgetAnswered)
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isInProcess(request)) {
      begin(reply, callerAddress(request))
      if (!isArriving(request)) counted.add(reply)
      // Fastify's own hook never comes for those who hung up.
      reply.raw.once('close', () => {
        settle(reply)
        open.delete(reply)
      })
    }
    done()
  })
  // Its body is there now, or is not waited for.
  app.addHook('preValidation', (_request, reply, done) => {
    if (open.get(reply)) counted.add(reply)
    done()
  })
  return {
    count() {
      // A hook for each answer would cost every call more than this look at the few that are there.
      for (const reply of counted) if (reply.raw.headersSent) settle(reply)
      return counted.size + answered
    },
    replies: () => [...open.keys()],
    unanswered: () => [...open.keys()].filter(({ raw }) => !raw.headersSent),
    ofSameCaller: (reply) => open.get(reply)?.replies ?? none,
    isArriving: (reply) => !!open.get(reply) && !counted.has(reply),
  }
}
