import type * as v from 'valibot'

/** One kind of thing that the device keeps; one file per table in `tables/`. */
export type Table<S extends v.GenericSchema = v.GenericSchema> = {
  readonly name: TableName
  /** What was kept by another release and no longer fits is treated as not there. */
  readonly schema: S
  /** Belongs to a user: cleared on sign-out, its keys start with the user's id. */
  readonly private: boolean
  /** How many rows are kept; the oldest go first. */
  readonly keep: number
}

export type TableName =
  'themes' | 'environment' | 'reference' | 'publicProfiles' | 'memberships' | 'organisations'

/** A kept value and when it was stored, in ms since the epoch. */
export type Kept<T> = { value: T; storedAt: number }

/**
 * What lasts on this device. Nothing here ever rejects: a device that cannot keep anything
 * (IndexedDB blocked, storage full) is a device that has nothing, and the portal works without.
 */
export type Device = {
  read<S extends v.GenericSchema>(
    table: Table<S>,
    key: string,
  ): Promise<Kept<v.InferOutput<S>> | null>
  /** Resolves once the value is kept, or once it is clear that it cannot be. */
  write<S extends v.GenericSchema>(
    table: Table<S>,
    key: string,
    value: v.InferOutput<S>,
  ): Promise<void>
  forget(table: Table, key: string): Promise<void>
  /** Empties every private table, and what local storage holds for the user. */
  clearPrivate(): Promise<void>
}
