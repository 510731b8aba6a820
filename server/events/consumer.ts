import type { Connection } from '../store/engine.ts'
import type { EventType, PlacedEvent } from '../store/events/event.ts'

/** Writes what follows from an event, in the transaction that notes the event as handled. */
export type Effect = (transaction: Connection) => Promise<void>

/** Something that follows the events of the portal. */
export type Consumer<Type extends EventType = EventType> = {
  /** Under which its position is stored; never changes once released. */
  readonly name: string
  /** The events that it is told of. */
  readonly heeds: readonly Type[]
  /**
   * Whether it keeps what an organisation is now, whatever an event says and however often it is told: of several
   * events of one organisation it is told of the last one alone, and effects are committed together.
   */
  readonly keepsStates?: true
  /**
   * Finds out what follows from an event; may run more than once for one, and in several processes.
   * Whatever must happen once belongs into the effect: it is committed once.
   * @returns null where nothing follows
   * @throws anything: the event is tried again later, and those of its organisation wait for it
   */
  handle(event: PlacedEvent & { type: Type }): Promise<Effect | null>
}
