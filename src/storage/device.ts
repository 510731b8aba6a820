/** One kind of thing that the device keeps; its tables are in `cache-tables.ts`. */
export type Table = {
  readonly name: string
  /** Belongs to a user: cleared on sign-out, and its keys start with the user's id. */
  readonly private: boolean
  /** How many rows are kept; the oldest go first. */
  readonly keep: number
}

/** A kept value and when it was stored, in ms since the epoch. */
export type Kept<T = unknown> = { value: T; storedAt: number }

/** A kept value and what it is kept under. */
export type KeptRow = Kept & { key: string }

/**
 * What lasts on this device. Nothing here ever rejects: a device that cannot keep anything
 * (IndexedDB blocked, storage full) is a device that has nothing, and the portal works without.
 * What was kept by another release may have another shape: the reader checks it.
 */
export type Device = {
  read(table: Table, key: string): Promise<Kept | null>
  /** Every row of a table, in no order. */
  all(table: Table): Promise<KeptRow[]>
  /**
   * Resolves once the value is kept, or once it is clear that it cannot be.
   * @param when what cannot be read again soon is written now, all else when the page is idle
   */
  write(table: Table, key: string, value: unknown, when?: 'idle' | 'now'): Promise<void>
  forget(table: Table, key: string): Promise<void>
  /** Empties every private table, and those that tell what somebody has looked at. */
  clearPrivate(): Promise<void>
}
