import type * as v from 'valibot'
import type {
  catalogueRow,
  FileFault,
  operatedEntry,
  PlannedRow,
} from '#src/contract/operate/catalogue.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import type { CsvFault } from '../catalogue/csv/csv-fault.ts'
import type { PlannedEntry } from '../catalogue/csv/plan-import.ts'
import type { Holders } from '../store/catalogue/count-holders.ts'
import { type CatalogueRow, changesOf, oursOf, readRow } from '../store/catalogue/stored-entries.ts'

const nobody: Holders = { count: 0, isMore: false }

/** An entry as the list of editors has it. */
export function presentRow(
  row: CatalogueRow,
  holders: Holders | undefined,
): v.InferInput<typeof catalogueRow> {
  const { entry } = readRow(row)
  const names = Object.entries(entry.words).flatMap(([language, { name }]) =>
    name === undefined ? [] : [[language, name] as const],
  )
  return {
    ...standingOf(row, holders),
    names: { ...Object.fromEntries(names), [defaultLanguage]: entry.name },
    category: entry.category,
    isOwn: row.ours === null,
    isChanged: Object.keys(changesOf(row.changes)).length > 0,
  }
}

/** An entry as it is, and where that comes from. */
export function presentEntry(
  row: CatalogueRow,
  holders: Holders | undefined,
  mayChange: boolean,
): v.InferInput<typeof operatedEntry> {
  const { entry } = readRow(row)
  return {
    ...standingOf(row, holders),
    ...{ entry, ours: oursOf(row.ours), changes: changesOf(row.changes), mayChange },
  }
}

/** What a row of a file would change. */
export const presentPlanned = ({ line, id, isNew, cells }: PlannedEntry): PlannedRow => ({
  ...{ line, id, isNew, cells },
})

export const presentFault = ({ line, column, problem }: CsvFault): FileFault => {
  const { code, reason = null, params = {}, message } = problem
  return { line, column, code, reason, params, message }
}

function standingOf(row: CatalogueRow, holders: Holders = nobody) {
  const { id, valid_from: version, changed_by: by, merged_into: mergedInto } = row
  const state =
    mergedInto === null
      ? row.is_retired === 1
        ? ('retired' as const)
        : ('offered' as const)
      : ('merged' as const)
  return { id, state, mergedInto, version, by, holders }
}
