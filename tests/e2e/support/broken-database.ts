import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PortalServer } from '../../fixtures/portal-server.ts'

/**
 * Takes a table away from a portal that is running, so that whatever reads it fails.
 * @returns puts it back
 */
export function takeTable({ dataDir }: PortalServer, table: string): () => void {
  const rename = (from: string, to: string): void => {
    // The portal writes by itself, what it does again and again.
    const database = new DatabaseSync(join(dataDir, 'credence.sqlite'), { timeout: 5000 })
    // Names in other tables stay as they are.
    database.exec(`PRAGMA legacy_alter_table = ON; ALTER TABLE ${from} RENAME TO ${to}`)
    database.close()
  }
  rename(table, 'taken_away')
  return () => rename('taken_away', table)
}
