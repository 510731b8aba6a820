import { setImmediate } from 'node:timers/promises'
import type { Connection, Engine } from '../store/engine.ts'
import { move } from '../store/events/consumers.ts'
import type { PlacedEvent } from '../store/events/event.ts'
import { hasParked } from '../store/events/parked-events.ts'
import type { Consumer, Effect } from './consumer.ts'

/** Events whose effects are written in one transaction, for which requests wait. */
const most = 10

/**
 * Events that are handled at a time. A consumer of states need only be told of the last event of an organisation, and
 * what it writes of several organisations is committed at once: an index of words takes a third of the time so, and the
 * disk is waited for once.
 * @returns the events of each step; the positions between are passed with them
 */
export async function stepsOf(
  db: Connection,
  consumer: Consumer,
  events: readonly PlacedEvent[],
): Promise<PlacedEvent[][]> {
  // Whatever waits goes first, and what is behind it has to be put aside: that is found out one by one.
  if (!consumer.keepsStates || (await hasParked(db, consumer.name)))
    return events.map((event) => [event])
  const last = [...new Map(events.map((event) => [event.organisationId, event])).values()]
  const inOrder = last.toSorted((one, other) => one.position - other.position)
  return Array.from({ length: Math.ceil(inOrder.length / most) }, (_, step) =>
    inOrder.slice(step * most, (step + 1) * most),
  )
}

/**
 * Handles events of several organisations, and notes all as handled in the transaction that writes what follows.
 * @param from the position before them
 * @throws whatever one of them meets, with nothing written
 */
export async function handleTogether(
  { db, engine }: { db: Connection; engine: Engine },
  consumer: Consumer,
  { events, from }: { events: readonly PlacedEvent[]; from: number },
): Promise<void> {
  const effects: (Effect | null)[] = []
  for (const event of events) {
    effects.push(await consumer.handle(event))
    await setImmediate()
  }
  // What a crash of the machine takes is the position too: the events are handled again.
  await engine.commitWithoutWaiting(db, async (transaction) => {
    await move(transaction, consumer.name, { from, to: events.at(-1)?.position ?? from })
    for (const effect of effects) await effect?.(transaction)
  })
}
