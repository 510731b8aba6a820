import type { Connection } from '../../store/engine.ts'
import { loadKeys, type Keys } from './keys.ts'

/** Milliseconds between two looks that strangers can cause with tokens of unknown keys. */
const pause = 5_000

/** The keys of this installation as they are now: the operator may replace one at any time. */
export type KeyRing = {
  current(): Keys
  /** Reads them anew. */
  refresh(): Promise<void>
  /** The same because a key is not known here, not more often than every five seconds. */
  lookAgain(): Promise<void>
}

/** Reads the keys, and makes those that there are not yet. */
export async function openKeyRing(db: Connection): Promise<KeyRing> {
  let keys = await loadKeys(db)
  let looked = -pause
  async function refresh(): Promise<void> {
    keys = await loadKeys(db)
  }
  return {
    current: () => keys,
    refresh,
    async lookAgain() {
      const now = performance.now()
      if (now - looked < pause) return
      looked = now
      await refresh()
    },
  }
}
