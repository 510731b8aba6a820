import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { backOff } from '#src/contract/back-off.ts'
import type { Connection, Engine } from '../store/engine.ts'
import {
  endLease,
  lastBehind,
  move,
  PositionConflict,
  takeLease,
} from '../store/events/consumers.ts'
import type { PlacedEvent } from '../store/events/event.ts'
import {
  isBehindOthers,
  park,
  type ParkedEvent,
  parkedUntil,
  postpone,
  takeParked,
} from '../store/events/parked-events.ts'
import { eventAt, eventsBetween } from '../store/events/read-events.ts'
import { troubleOf } from '../store/trouble.ts'
import type { Consumer } from './consumer.ts'
import { handleTogether, stepsOf } from './handle-together.ts'

export type Needs = {
  db: Connection
  engine: Engine
  log: Pick<FastifyBaseLogger, 'error'>
  /** The process, as it takes leases. */
  holder: string
  /** ms since the epoch. */
  now: () => number
  /** ms for which a process may be without a sign of life before another one goes on. */
  lease: number
  /** Ends the work after the event at hand. */
  signal: AbortSignal
}

/** Events that are read at a time; handling them takes less than a lease. */
const batch = 100
/** Milliseconds that an event which could not be handled waits at most for its next try. */
const longestWait = 3_600_000

/**
 * Handles for a consumer what waits, unless another process does: first what failed and is due, then
 * the events behind its position.
 * @throws the database's trouble, with nothing half-handled
 */
export async function handleEvents(needs: Needs, consumer: Consumer): Promise<void> {
  const { db, holder, now, lease, signal } = needs
  // Poller comes first and writes nothing: mostly there is nothing to do.
  const isDue = (await parkedUntil(db, consumer.name, { ...due(now()), limit: 1 })).length > 0
  if (!isDue && (await lastBehind(db, consumer.name)) === null) return
  const take = () => takeLease(db, consumer.name, { holder, now: now(), lease })
  if ((await take()) === null) return
  try {
    await tryParked(needs, consumer)
    for (;;) {
      const from = signal.aborted ? null : await take()
      const to = from === null ? null : await lastBehind(db, consumer.name)
      if (from === null || to === null) return
      await handleBetween(needs, consumer, { from, to })
    }
  } catch (error) {
    if (!(error instanceof PositionConflict)) throw error
  } finally {
    await endLease(db, consumer.name, holder)
  }
}

/** Handles some of the events between two positions, or notes that it heeds none of them. */
async function handleBetween(
  needs: Needs,
  consumer: Consumer,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const events = await eventsBetween(needs.db, { from, to }, consumer.heeds, batch)
  let position = from
  for (const step of await stepsOf(needs.db, consumer, events)) {
    if (needs.signal.aborted) return
    position = await handleStep(needs, consumer, { events: step, from: position })
    // The embedded database never lets go by itself: requests come in between.
    await setImmediate()
  }
  if (events.length < batch) await move(needs.db, consumer.name, { from: position, to })
}

/** @returns the position behind the events */
async function handleStep(
  needs: Needs,
  consumer: Consumer,
  { events, from }: { events: readonly PlacedEvent[]; from: number },
): Promise<number> {
  if (events.length > 1) {
    try {
      await handleTogether(needs, consumer, { events, from })
      return events.at(-1)?.position ?? from
    } catch (error) {
      // Which of them it is shows one by one.
      refuseTrouble(error)
    }
  }
  let position = from
  for (const event of events) {
    await handleNext(needs, consumer, { event, from: position })
    position = event.position
  }
  return position
}

async function handleNext(
  needs: Needs,
  consumer: Consumer,
  { event, from }: { event: PlacedEvent; from: number },
): Promise<void> {
  const { db, now } = needs
  const { name } = consumer
  const putAside = (failures: number) => async (transaction: Connection) => {
    const nextAt = now() + (failures > 0 ? waitAfter(failures) : 0)
    await park(transaction, name, event, { failures, nextAt })
  }
  const pass = (effect: (transaction: Connection) => Promise<void>) =>
    db.transaction().execute(async (transaction) => {
      await move(transaction, name, { from, to: event.position })
      const isBehind = await isBehindOthers(transaction, name, event.organisationId)
      await (isBehind ? putAside(0) : effect)(transaction)
    })
  try {
    const isBehind = await isBehindOthers(db, name, event.organisationId)
    const effect = isBehind ? null : await consumer.handle(event)
    await pass(async (transaction) => effect?.(transaction))
  } catch (error) {
    refuseTrouble(error)
    tell(needs, consumer, event, { error, failures: 1 })
    await pass(putAside(1))
  }
}

async function tryParked(needs: Needs, consumer: Consumer): Promise<void> {
  const { db, now, signal } = needs
  // Behind one that has gone through, the next one of its organisation may follow.
  for (;;) {
    const waiting = await parkedUntil(db, consumer.name, { ...due(now()), limit: batch })
    if (waiting.length === 0) return
    for (const one of waiting) {
      if (signal.aborted) return
      await tryAgain(needs, consumer, one)
    }
  }
}

async function tryAgain(needs: Needs, consumer: Consumer, parked: ParkedEvent): Promise<void> {
  const { db, now } = needs
  const event = await eventAt(db, parked.position)
  try {
    const effect = await consumer.handle(event)
    await db.transaction().execute(async (transaction) => {
      if (!(await takeParked(transaction, consumer.name, parked))) throw new PositionConflict()
      await effect?.(transaction)
    })
  } catch (error) {
    refuseTrouble(error)
    const failures = parked.failures + 1
    tell(needs, consumer, event, { error, failures })
    await postpone(db, consumer.name, parked, now() + waitAfter(failures))
  }
}

const due = (now: number) => ({ now, longest: longestWait })

const waitAfter = (failures: number) => backOff(failures, Math.random(), longestWait)

/** A database that is away, locked or full has nothing to do with the event. */
function refuseTrouble(error: unknown): void {
  if (error instanceof PositionConflict || troubleOf(error)) throw error
}

/** Neither the event's data nor a person is logged. */
function tell(
  { log }: Needs,
  { name }: Consumer,
  { type, position }: PlacedEvent,
  { error, failures }: { error: unknown; failures: number },
): void {
  log.error({ err: error, consumer: name, type, position, failures }, 'an event was not handled')
}
