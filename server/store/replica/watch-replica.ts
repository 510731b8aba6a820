import type { FastifyBaseLogger } from 'fastify'
import type { Connection } from '../engine.ts'
import { createLagMeter } from './lag.ts'
import { lookAtPrimary, lookAtReplica } from './positions.ts'
import type { WalPosition } from './wal-position.ts'

/** Milliseconds. */
export const usualTimes = {
  /** Between two looks. */
  interval: 500,
  /** How long a look may take. */
  patience: 2_000,
  /** How old the data of a replica in use may be; `showOwnWrites` and docs/operations.md count on it. */
  mostLag: 10_000,
}

export type ReplicaState = {
  /** Whether reads go there. */
  inUse: boolean
  /** How old its data was at most when it was last looked at; milliseconds. */
  lag: number
}

type Watched = {
  /** A connection that nothing else uses. */
  replica: Connection
  primary: Connection
  log: FastifyBaseLogger
  times: typeof usualTimes
}

export type Watch = {
  /** Whether reads may go to the replica, and everything up to this place of the log is there. */
  hasReplayed(position: WalPosition): boolean
  state(): ReplicaState
  /** Sends no more reads there until the next look finds it fit. */
  leaveOut(reason: Error): void
  stop(): void
}

/**
 * Looks at a replica again and again.
 * @returns after the first look
 */
export async function watchReplica({ replica, primary, log, times }: Watched): Promise<Watch> {
  const { interval, patience, mostLag } = times
  const begun = performance.now()
  const meter = createLagMeter()
  const state: ReplicaState = { inUse: false, lag: Infinity }
  let replayed: WalPosition = -1n
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  /** So that the log has one line for each change, and one for a replica that is not there at the start. */
  let isSaid = false

  function leaveOut(reason: Error): void {
    if (state.inUse || !isSaid) {
      log.warn({ err: reason }, 'the replica is left out: everything is read from the primary')
    }
    isSaid = true
    state.inUse = false
  }

  async function look(): Promise<void> {
    const at = performance.now()
    // A primary that is away for a moment tells nothing about the replica, whose lag then grows.
    const [ours, theirs] = await Promise.all([
      lookAtPrimary(primary).catch(() => null),
      lookAtReplica(replica),
    ])
    if (ours) meter.note(at, ours.flushed)
    if (theirs.replayed === null) throw new Error('DATABASE_REPLICA_URL leads to no replica')
    if (ours && ours.identity !== theirs.identity) {
      throw new Error('DATABASE_REPLICA_URL leads to a replica of another database')
    }
    replayed = theirs.replayed
    const now = performance.now()
    state.lag = meter.lag(replayed, now)
    // At the start of a busy portal a replica may be no more than an instant behind: nobody knows yet.
    if (state.lag === Infinity && now - begun < mostLag) return
    if (state.lag > mostLag) {
      throw new Error(`The replica is more than ${mostLag / 1_000} seconds behind`)
    }
    if (!state.inUse) log.info('the replica is used')
    isSaid = true
    state.inUse = true
  }

  async function lookInTime(): Promise<void> {
    const late = Promise.withResolvers<never>()
    const end = setTimeout(() => late.reject(new Error('The replica does not answer')), patience)
    try {
      await Promise.race([look(), late.promise])
    } catch (error) {
      if (!isStopped) leaveOut(error instanceof Error ? error : new Error(String(error)))
    } finally {
      clearTimeout(end)
    }
    if (!isStopped) timer = setTimeout(() => void lookInTime(), interval).unref()
  }

  await lookInTime()
  return {
    hasReplayed: (position) => state.inUse && replayed >= position,
    state: () => ({ ...state }),
    leaveOut,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
