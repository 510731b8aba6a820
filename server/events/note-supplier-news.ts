import type { OpenDatabase } from '../store/database.ts'
import { isFollowed, noteChanges, stateOfSupplier } from '../store/follows/note-changes.ts'
import type { Consumer } from './consumer.ts'

/** Notes what becomes of suppliers that buyers follow (DSC-4). It writes to nobody: the job that does reads it. */
export function createNewsNoter({
  db,
  engine,
}: Pick<OpenDatabase, 'db' | 'engine'>): Consumer<'organisation.changed'> {
  return {
    name: 'supplier-news',
    heeds: ['organisation.changed'],
    keepsStates: true,
    async handle({ organisationId }) {
      const now = (await isFollowed(db, organisationId))
        ? await stateOfSupplier(db, engine, organisationId)
        : null
      return (transaction) => noteChanges(transaction, engine, organisationId, now)
    },
  }
}
