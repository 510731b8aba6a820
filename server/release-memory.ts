import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'

let collect: NodeJS.GCFunction | undefined

/**
 * Gives the memory back that is not needed any more; takes a tenth of a second in which nothing else
 * happens. V8 holds the pages that a start has filled until memory is short, which a process at rest
 * never is: a quarter of all that it has. Only V8's last resort empties them, and only a context made
 * under the flag has it (https://nodejs.org/api/v8.html#v8setflagsfromstringflags). Flags are of the whole
 * process, so that they are touched once, by the first call, before there is another thread.
 */
export function releaseMemory(): void {
  collect ??= exposeCollector()
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

function exposeCollector(): NodeJS.GCFunction {
  setFlagsFromString('--expose-gc')
  const exposed = runInNewContext('gc') as NodeJS.GCFunction
  setFlagsFromString('--no-expose-gc')
  return exposed
}

/** Milliseconds without a request after which a server is at rest. */
const usualRest = 10_000
/** Requests that fill as much memory as is worth the time to empty it. */
const many = 1_000
/** What supervisors ask for however quiet it is. */
const probes = new Set(['/health', '/ready'])

/**
 * Gives back what many requests have filled, once none has come for a while: a crawler leaves 200 MB
 * that nothing uses.
 * @param options.rest milliseconds without a request
 * @param options.release what gives it back
 */
export function releaseAtRest(
  app: FastifyInstance,
  { rest = usualRest, release = releaseMemory } = {},
): void {
  let requests = 0
  let lastSeen = 0
  app.addHook('onRequest', (request, _reply, done) => {
    if (!probes.has(request.url)) requests += 1
    done()
  })
  const looks = setInterval(() => {
    const isAtRest = requests === lastSeen
    lastSeen = requests
    if (!isAtRest || requests < many) return
    requests = lastSeen = 0
    release()
  }, rest).unref()
  app.addHook('onClose', async () => clearInterval(looks))
}
