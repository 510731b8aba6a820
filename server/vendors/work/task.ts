import type { OpenDatabase } from '../../store/database.ts'
import type { StoredList } from '../../store/vendors/stored-list.ts'

/** A list that this process works on. */
export type Task = Pick<OpenDatabase, 'db' | 'engine' | 'place'> & {
  list: StoredList
  /** Under which the process has taken it. */
  holder: string
  /** Says that the process ends, or has lost the list. */
  signal: AbortSignal
}
