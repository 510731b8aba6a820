import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { createLogger } from '../http/logger.ts'
import { createRestarts } from './restarts.ts'

/**
 * Runs several server processes on one port, which share the database. One that dies is replaced; when
 * that happens too often, all of them end, and the supervisor of this one decides. SIGTERM and SIGINT
 * end them after the requests under way.
 * @returns when the first one listens and the others are on their way
 */
export async function runWorkers(config: Config): Promise<void> {
  const log = createLogger(config)
  // It makes and seeds the database; it has said itself what prevents that.
  const first = cluster.fork()
  const ended = once(first, 'exit').then(([code]) => Number(code ?? 1))
  const code = await Promise.race([once(first, 'listening').then(() => null), ended])
  if (code !== null) process.exit(code)
  const { stop } = restartWorkers(log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0))
  for (let count = 1; count < config.workers; count += 1) cluster.fork()
  if (config.metrics) await serveAll(config.metrics, log)
}

function restartWorkers(log: FastifyBaseLogger) {
  const restarts = createRestarts(() => performance.now())
  let exitCode: number | null = null
  const alive = () => Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)

  function stop(code: number): void {
    if (exitCode !== null) return
    exitCode = code
    if (alive().length === 0) process.exit(code)
    for (const { process: child } of alive()) child.kill('SIGTERM')
  }
  cluster.on('exit', ({ process: { pid } }: Worker, code, signal) => {
    if (exitCode !== null) return alive().length === 0 && process.exit(exitCode)
    log.error({ worker: pid, code, signal }, 'a server process ended and is replaced')
    if (restarts.mayStart()) cluster.fork()
    else {
      log.fatal('server processes end again and again')
      stop(1)
    }
  })
  return { stop }
}

async function serveAll(metrics: NonNullable<Config['metrics']>, log: FastifyBaseLogger) {
  const [{ gatherMetrics }, { serveMetrics }] = await Promise.all([
    import('../metrics/gather-metrics.ts'),
    import('../metrics/serve-metrics.ts'),
  ])
  await serveMetrics({ config: metrics, text: gatherMetrics(), log })
}
