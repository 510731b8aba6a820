import { isSameJson } from '#src/contract/operate/brand-changes.ts'
import type { EntryEvent } from '#src/contract/operate/catalogue.ts'
import type { StoredEntry } from '../../catalogue/credentials/credential-shelf.ts'
import type { Connection } from '../engine.ts'
import { type CatalogueRow, readRow } from './stored-entries.ts'

type Wanted = {
  /** Events. */
  limit: number
  /** Instant of the last one of the page before; undefined: from the newest on. */
  before: string | undefined
}

/** What has happened to an entry, the newest first; null where the catalogue has none with this id. */
export async function entryHistory(
  db: Connection,
  id: string,
  { limit, before }: Wanted,
): Promise<{ events: EntryEvent[]; next: string | null } | null> {
  // Each is compared with the one before it, so that one more is read than is told, and one more to know of it.
  const rows = await db
    .selectFrom('catalogue_credentials')
    .selectAll()
    .where('id', '=', id)
    .$if(before !== undefined, (query) => query.where('valid_from', '<', before ?? ''))
    .orderBy('valid_from', 'desc')
    .limit(limit + 1)
    .execute()
  if (rows.length === 0 && before === undefined) return null
  const events = rows.slice(0, limit).map((row, at) => eventOf(row, rows[at + 1]))
  return { events, next: rows.length > limit ? (events.at(-1)?.at ?? null) : null }
}

function eventOf(row: CatalogueRow, earlier: CatalogueRow | undefined): EntryEvent {
  const [now, was] = [readRow(row), earlier ? readRow(earlier) : null]
  const { valid_from: at, changed_by: by } = row
  const what = whatOf(now, was)
  const fields = what === 'changed' && was ? differing(now, was) : []
  return { at, by, what, fields, mergedInto: what === 'merged' ? now.mergedInto : null }
}

function whatOf(now: StoredEntry, was: StoredEntry | null): EntryEvent['what'] {
  if (!was) return 'added'
  if (now.mergedInto !== was.mergedInto) return 'merged'
  if (now.isRetired !== was.isRetired) return now.isRetired ? 'retired' : 'restored'
  return 'changed'
}

/** Fields that read otherwise; a text that is other words in a language is one, too. */
function differing({ entry }: StoredEntry, { entry: before }: StoredEntry): string[] {
  const names = Object.keys({ ...entry, ...before }).filter(
    (name) => name !== 'words' && name !== 'tier',
  ) as (keyof typeof entry)[]
  const wordsOf = (one: typeof entry, name: string) =>
    Object.entries(one.words).map(([language, words]) => [
      language,
      words[name as keyof typeof words],
    ])
  return names.filter(
    (name) =>
      !isSameJson(entry[name], before[name]) ||
      !isSameJson(wordsOf(entry, name), wordsOf(before, name)),
  )
}
