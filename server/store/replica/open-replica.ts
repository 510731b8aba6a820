import { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../engine.ts'
import { openPostgres } from '../engines/postgres.ts'
import type { Database } from '../tables.ts'
import { troubleOf } from '../trouble.ts'
import { newestWrite } from './positions.ts'
import { currentReader } from './reader.ts'
import { type ReplicaState, usualTimes, watchReplica } from './watch-replica.ts'

/** Runs a read that may be a moment old. It may run twice: on the replica, and on the primary where that fails. */
export type ReadOld = <T>(ask: (from: Connection) => Promise<T>) => Promise<T>

/** A copy of the database that PostgreSQL keeps up to date, for reads that may be a moment old. */
export type Replica = {
  read: ReadOld
  state(): ReplicaState
  /** A place in the primary's log behind everything that is committed, as PostgreSQL writes it. */
  newestWrite(): Promise<string>
  close(): Promise<void>
}

/** Milliseconds: shorter than for the primary, because the primary can answer instead. */
const patience = { connect: 2_000, statement: 5_000, silence: 7_000 }
/** SQLSTATE of a query that stood in the way of replaying the log: https://www.postgresql.org/docs/15/hot-standby.html#HOT-STANDBY-CONFLICT */
const conflictWithRecovery = '40001'

/**
 * Connects to a replica and watches it from then on. One that is away, too far behind or no replica of
 * this database is left out until it is fit again: then everything is read from the primary.
 * @param url `postgres://…` of the replica
 * @param primary the database that it is a replica of
 * @param times those that differ from the usual ones
 * @returns after the first look
 */
export async function openReplica(
  url: string,
  primary: Connection,
  log: FastifyBaseLogger,
  times: Partial<typeof usualTimes> = {},
): Promise<Replica> {
  const options = { ...patience, isReadOnly: true }
  const connect = (connections: number, name: string) =>
    new Kysely<Database>({ dialect: openPostgres(url, { ...options, connections, name }) })
  const db = connect(10, 'credence-replica')
  // A connection of its own: its questions do not stand behind those of readers.
  const looks = connect(1, 'credence-watch')
  const watch = await watchReplica({
    replica: looks,
    primary,
    log,
    times: { ...usualTimes, ...times },
  })

  return {
    async read(ask) {
      const reader = currentReader()
      if (reader && !reader.readPrimary && watch.hasReplayed(reader.ownWrites)) {
        try {
          return await ask(db)
        } catch (error) {
          if (isReplicaTrouble(error)) watch.leaveOut(error)
        }
      }
      if (reader) reader.readPrimary = true
      return ask(primary)
    },
    state: watch.state,
    newestWrite: () => newestWrite(primary),
    async close() {
      watch.stop()
      await Promise.all([db.destroy(), looks.destroy()])
    },
  }
}

/** Whether the next reads had better not try it: other errors say something about the query alone. */
function isReplicaTrouble(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === conflictWithRecovery || troubleOf(error) !== null
}
