import cluster from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import { askMetrics, type Counted } from './ask-metrics.ts'

/** Milliseconds that a process gets to tell what it has counted. */
const patience = 1_000

/**
 * Adds up what all processes have counted. One that does not answer in time counts as it was last: it
 * may be what the metrics are looked at for, and must not take those of the others away.
 * @returns a function that asks them
 */
export function gatherMetrics(): () => Promise<string> {
  const last = new Map<number, Counted>()
  cluster.on('exit', ({ id }) => last.delete(id))
  return async () => {
    const workers = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected())
    await Promise.all(
      workers.map(async (worker) => {
        const counted = worker && (await askMetrics(worker, patience))
        if (counted && !worker.isDead()) last.set(worker.id, counted)
      }),
    )
    return AggregatorRegistry.aggregate([...last.values()]).metrics()
  }
}
