import type { WalPosition } from './wal-position.ts'

/** Looks at the primary that are kept: what they cover bounds the lag that can be told. */
const mostLooks = 1_000

/**
 * Tells how old the data of a replica is at most, by one clock alone: from the moments at which the primary
 * had reached a place in its log. `pg_last_xact_replay_timestamp()` would compare the clocks of two
 * machines, and grows while nobody writes.
 */
export function createLagMeter() {
  let looks: { at: number; position: WalPosition }[] = []
  return {
    /**
     * @param at milliseconds of a clock that only goes forward, before the primary was asked
     * @param position up to where the primary had written its log
     */
    note(at: number, position: WalPosition): void {
      looks = [...looks.slice(1 - mostLooks), { at, position }]
    },
    /**
     * @param replayed up to where the replica has replayed the log
     * @param now milliseconds of the same clock
     * @returns milliseconds; Infinity where the replica has reached none of the places
     */
    lag(replayed: WalPosition, now: number): number {
      const newest = looks.findLastIndex(({ position }) => position <= replayed)
      looks = looks.slice(Math.max(newest, 0))
      const [reached] = looks
      return newest === -1 || !reached ? Infinity : now - reached.at
    },
  }
}
