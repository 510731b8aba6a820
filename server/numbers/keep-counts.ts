import type { FastifyBaseLogger } from 'fastify'
import { createPoller, type Poller } from '../schedule/poller.ts'
import type { NumbersStore } from '../store/numbers/numbers-store.ts'

/** Milliseconds for which counts are in memory alone: what a process loses that is killed. */
const interval = 60_000

/**
 * Writes what a process has counted each minute, and when it ends.
 * @returns what stops once the rest is written; a database that is away then is noted, not waited for
 */
export function keepCounts(
  numbers: Pick<NumbersStore, 'save'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Poller {
  const poller = createPoller(() => numbers.save(), { log, interval })
  return {
    ...poller,
    async stop() {
      await poller.stop()
      await numbers
        .save()
        .catch((error: unknown) => log.error({ err: error }, 'the last counts were not written'))
    },
  }
}
