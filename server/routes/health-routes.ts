import type { FastifyInstance } from 'fastify'
import { troubleProblem } from '../http/trouble-problem.ts'
import type { Store } from '../store/create-store.ts'
import type { Replica } from '../store/replica/open-replica.ts'

/**
 * For a supervisor of the process: `/health` while it runs, `/ready` while its database answers. Without
 * its replica it is as ready as without one set, and says so.
 */
export function healthRoutes(
  app: FastifyInstance,
  store: Pick<Store, 'ping'>,
  replica: Pick<Replica, 'state'> | null = null,
): void {
  const options = { logLevel: 'warn' } as const
  app.get('/health', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/ready', options, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await store.ping()
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      throw troubleProblem('away')
    }
    if (!replica) return { status: 'ready' }
    return { status: 'ready', replica: replica.state().inUse ? 'used' : 'left out' }
  })
}
