import type { Connection, Engine } from './engine.ts'

/** One step of the schema; written once for both engines, run inside a transaction. */
export type Migration = {
  /** `NNNN-what`; sorts in the order in which the steps run and never changes once released. */
  readonly id: string
  up(transaction: Connection, engine: Engine): Promise<void>
}
