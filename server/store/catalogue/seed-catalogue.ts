import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { Connection, Engine } from '../engine.ts'
import { openRows } from './stored-entries.ts'
import { changeInstant, writeEntry } from './write-entry.ts'

/**
 * Stores the entries of the release: those that are new, and those that it has otherwise than the one
 * before. What the operator has changed of them stays changed; what the release has no more stays.
 * @param ours entries of the release
 */
export async function seedCatalogue(
  db: Connection,
  engine: Engine,
  ours: readonly CredentialEntry[],
): Promise<void> {
  if ((await outdated(db, ours)).length === 0) return
  await db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, 'catalogue')
    const at = await changeInstant(transaction)
    for (const { entry, row } of await outdated(transaction, ours)) {
      const { changes, is_retired, merged_into } = row ?? fresh
      const kept = { changes, is_retired, merged_into, changed_by: null }
      await writeEntry(transaction, { id: entry.id, ours: JSON.stringify(entry), ...kept }, at)
    }
  })
}

const fresh = { changes: '{}', is_retired: 0, merged_into: null }

async function outdated(db: Connection, ours: readonly CredentialEntry[]) {
  const rows = new Map((await openRows(db)).map((row) => [row.id, row]))
  return ours
    .map((entry) => ({ entry, row: rows.get(entry.id) }))
    .filter(({ entry, row }) => row?.ours !== JSON.stringify(entry))
}
