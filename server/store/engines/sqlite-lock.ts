import { setTimeout as pause } from 'node:timers/promises'
import { isSqliteError } from './sqlite-error.ts'

/** SQLite's primary result code for a lock that another connection holds. */
const busy = 5
/** Milliseconds. */
const patience = 5_000
const betweenTries = 50

/**
 * Waits while another process holds the write lock, without holding up the rest of this one. The
 * patience counts from when the lock was first met: once it has run out, whatever waits behind is
 * refused at its first try, not one after the other.
 * @returns runs something again until the lock is free; rejects with SQLite's error once the patience is out,
 * and at once with any other
 */
export function createLockWait(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let metAt = -Infinity
  let lastMetAt = -Infinity
  return async (run) => {
    for (let isAgain = false; ; isAgain = true) {
      try {
        const result = await run()
        if (isAgain) lastMetAt = -Infinity
        return result
      } catch (error) {
        if (!isSqliteError(error, [busy])) throw error
        const now = performance.now()
        // Not met for so long: another lock.
        if (now - lastMetAt > patience) metAt = now
        lastMetAt = now
        if (now - metAt > patience) throw error
        await pause(betweenTries)
      }
    }
  }
}
