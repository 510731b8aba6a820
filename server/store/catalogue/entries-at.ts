import type { CredentialEntry } from '#src/contract/operate/credential-entry.ts'
import type { Connection } from '../engine.ts'
import { readRow } from './stored-entries.ts'

/**
 * Entries of the catalogue with the words of a day. Of one that was not there yet, the first that is known:
 * what a profile held before catalogues had a history had some name.
 * @param at ISO 8601, UTC
 */
export async function entriesAt(
  db: Connection,
  ids: readonly string[],
  at: string,
): Promise<Map<string, CredentialEntry>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('catalogue_credentials')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('valid_from')
    .execute()
  const byId = Map.groupBy(rows, ({ id }) => id)
  return new Map(
    [...byId].flatMap(([id, all]) => {
      const row = all.findLast((one) => one.valid_from <= at) ?? all[0]
      return row ? [[id, readRow(row).entry] as const] : []
    }),
  )
}
