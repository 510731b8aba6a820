import { AsyncLocalStorage } from 'node:async_hooks'
import type { WalPosition } from './wal-position.ts'

/** Whoever a request is answered for, as far as the age of data goes. */
export type Reader = {
  /** What this reader has written lately ends here in the log. */
  readonly ownWrites: WalPosition
  /**
   * Whether something for this request was read from the primary. The rest is then read there too: a page
   * must never be cached under a version that is newer than what it was made of.
   */
  readPrimary: boolean
}

const readers = new AsyncLocalStorage<Reader>()

/** Runs a part of the program whose reads may come from a replica, if that has the reader's own writes. */
export function readFor(ownWrites: WalPosition, run: () => void): void {
  readers.run({ ownWrites, readPrimary: false }, run)
}

/** The reader of the request under way; undefined for everything else, which reads from the primary. */
export function currentReader(): Reader | undefined {
  return readers.getStore()
}
