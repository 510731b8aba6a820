import { setImmediate } from 'node:timers/promises'
import type { StoredEntry } from '../../catalogue/credentials/credential-shelf.ts'
import type { CsvRow } from '../../catalogue/csv/read-entry-csv.ts'
import { type ImportPlan, type PlannedEntry, planImport } from '../../catalogue/csv/plan-import.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { mergedChanges } from './change-catalogue.ts'
import { type CatalogueRow, changesOf, openRows, readRow } from './stored-entries.ts'
import { changeInstant, writeEntries } from './write-entry.ts'

/** Entries that are written in one statement. */
const together = 50

/** The entries that a file is compared with, and the state of the catalogue that they are. */
export async function stockOf(db: Connection): Promise<{
  rows: ReadonlyMap<string, CatalogueRow>
  stored: ReadonlyMap<string, StoredEntry>
  seen: string
}> {
  const rows = await openRows(db)
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    stored: new Map(rows.map((row) => [row.id, readRow(row)])),
    // The newest entry is that of the newest change.
    seen:
      rows
        .map((row) => row.valid_from)
        .toSorted()
        .at(-1) ?? '',
  }
}

/**
 * Entries of a file that were changed or added since somebody has compared it with them.
 * @param seen the state that it was compared with, as `stockOf` tells
 */
export async function changedSince(
  db: Connection,
  rows: readonly CsvRow[],
  seen: string,
): Promise<string[]> {
  const named = new Set(rows.map(({ cells }) => cells['id']))
  const changed = (await openRows(db)).filter((row) => row.valid_from > seen && named.has(row.id))
  return changed.map(({ id }) => id)
}

/**
 * Takes all rows of a file, or nothing of it where something is wrong with one.
 * @param transaction with the lock `catalogue`
 */
export async function takeImport(
  transaction: Connection,
  { rows, actor }: { rows: readonly CsvRow[]; actor: string },
): Promise<ImportPlan> {
  const stock = await stockOf(transaction)
  const plan = await planImport(rows, stock.stored)
  if (plan.faults.length > 0) return plan
  const at = await changeInstant(transaction)
  for (let from = 0; from < plan.entries.length; from += together) {
    const part = plan.entries.slice(from, from + together)
    const written = part.map((entry) => rowOf(entry, stock.rows.get(entry.id), actor))
    await writeEntries(transaction, written, at)
    for (const { id, fields } of part)
      await recordAudit(transaction, {
        ...{ actor, action: 'catalogue.put', subject: id, details: { fields } },
      })
    // Others are answered between the parts.
    await setImmediate()
  }
  return plan
}

function rowOf(
  { id, changes, isRetired }: PlannedEntry,
  row: CatalogueRow | undefined,
  actor: string,
): Omit<CatalogueRow, 'valid_from' | 'valid_to'> {
  return {
    ...{ id, ours: row?.ours ?? null, merged_into: row?.merged_into ?? null, changed_by: actor },
    changes: JSON.stringify(mergedChanges(row ? changesOf(row.changes) : {}, changes)),
    is_retired: isRetired ? 1 : 0,
  }
}
