/** What IndexedDB takes as a key here: an id, or a user and an id. */
export type OutboxKey = string | [user: string, id: string]

/** A stored draft that cannot be read here. It is retained, listed and exported, and never written over. */
export type UnreadDraft = {
  /** Its key beside the user. */
  organisation: string
  name: string
  /** ms since the epoch; 0 where that cannot be read either. */
  changedAt: number
  stored: unknown
}

/** A table of what is on this device alone; unlike a cache it loses no row to a newer one. */
export type OutboxTable<Row> = {
  readonly name: string
  /** The table beside it with what is in its files, by the same ids; absent where rows have none. */
  readonly contents?: string
  /** What tells a row from the others of its user. */
  idOf(row: Row): string
  keyOf(user: string, id: string): OutboxKey
  /** Where the rows of one user lie, both ends included. */
  ofUser(user: string): { index: string; from: OutboxKey; to: OutboxKey }
  /** @returns null for what this release cannot read */
  read(stored: unknown): Row | null
  /** What is stored of a row. */
  stored(row: Row): unknown
  /** What can be told of a row that cannot be read; absent where such a row is of no more use. */
  unread?(stored: unknown): UnreadDraft | null
  /** The same under a key that no row has, so that a row that cannot be read is not written over. */
  setAside?(stored: unknown): unknown
}
