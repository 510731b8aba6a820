/** One kind of thing that the device caches; its tables are in `cache-tables.ts`. */
export type Table = {
  readonly name: string
  /** Belongs to a user: cleared on sign-out, and its keys start with the user's id. */
  readonly private: boolean
  /** How many rows are kept; the oldest go first. */
  readonly keep: number
}

/**
 * A cached value and when it was stored, in ms since the epoch.
 *
 * `isStale`: it is in another language than the page. Where the server cannot be asked it is shown all the
 * same; else it counts as old, whenever it was stored.
 */
export type Cached<T = unknown> = { value: T; storedAt: number; isStale?: boolean | undefined }

/** A cached value and its key. */
export type CachedRow = Cached & { key: string }

/**
 * What lasts on this device. Nothing here ever rejects: a device that cannot store anything
 * (IndexedDB blocked, storage full) is a device that has nothing, and the portal works without.
 * What another release has stored may have another shape: the reader checks it.
 */
export type Device = {
  read(table: Table, key: string): Promise<Cached | null>
  /** Every row of a table, in no order. */
  all(table: Table): Promise<CachedRow[]>
  /**
   * Resolves once the value is stored, or once it is clear that it cannot be.
   * @param when what cannot be read again soon is written now, all else when the page is idle
   */
  write(table: Table, key: string, value: unknown, when?: 'idle' | 'now'): Promise<void>
  forget(table: Table, key: string): Promise<void>
  /** Empties every private table, and those that tell what the user has looked at. */
  clearPrivate(): Promise<void>
}
