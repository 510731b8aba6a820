import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../store/database.ts'
import { addConsumer } from '../store/events/consumers.ts'
import { assignPositions } from '../store/events/assign-positions.ts'
import type { Consumer } from './consumer.ts'
import { handleEvents } from './handle-events.ts'
import { type Poller, createPoller } from '../schedule/poller.ts'

/** Milliseconds. */
export type Pace = {
  /** Between two looks for what has happened, also in another process. */
  interval: number
  /** For which a process may be without a sign of life before another one goes on with its work. */
  lease: number
}

/**
 * Handles events for consumers as they happen, in as many processes as there are: each event once for each
 * consumer, those of one organisation in order.
 */
export function followEvents(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  consumers: readonly Consumer[],
  { log, now, pace }: { log: Pick<FastifyBaseLogger, 'error'>; now: () => number; pace: Pace },
): Poller {
  const { interval, lease } = pace
  const needs = { db, engine, log, holder: randomUUID(), now, lease }
  let areKnown = false
  const look = async (signal: AbortSignal) => {
    if (!areKnown) await Promise.all(consumers.map(({ name }) => addConsumer(db, name)))
    areKnown = true
    while (!signal.aborted && (await assignPositions(db, engine)));
    for (const consumer of consumers) {
      if (!signal.aborted) await handleEvents({ ...needs, signal }, consumer)
    }
  }
  return createPoller(look, { log, interval })
}
