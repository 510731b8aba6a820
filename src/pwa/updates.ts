import { createAtom, type ReadonlyAtom } from '@tanstack/react-store'
import type { ChunkLoadError } from '../lib/chunk-load-error.ts'

/** What a page knows and does about the version it is. */
export type Updates = {
  /** Whether there is a newer version than this page's. `apply` takes it. */
  readonly isUpdateReady: ReadonlyAtom<boolean>
  /** Begins to look after versions once the page has nothing better to do. Browser only. */
  start(): void
  /**
   * Leaves this page for the newest version.
   * @throws the failure to store what is typed; then the page stays
   */
  apply(): Promise<void>
  /**
   * Gets a part that is missing by reloading the page, once for each part; never without a server that
   * answers, and never before what is typed is stored.
   * @returns whether the page is about to be left
   */
  recover(error: ChunkLoadError): Promise<boolean>
  /** The user asks for the part again: it may reload the page once more. */
  retry(error: ChunkLoadError): void
}

/** For a page without updates: on the server, and in tests. */
export const noUpdates: Updates = {
  isUpdateReady: createAtom(false),
  start() {},
  apply: async () => {},
  recover: async () => false,
  retry() {},
}
