import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { ruleProblem, worded } from '../../texts/problem.ts'
import { schemaWords } from '../../texts/schema-words.ts'
import type { StoredEntry } from '../credentials/credential-shelf.ts'
import { effectiveEntry } from '../credentials/effective-entry.ts'
import { entryChanges, type EntryChanges, missingIn } from '../credentials/entry-changes.ts'
import type { CsvFault } from './csv-fault.ts'
import { cellsOf, entryColumns } from './entry-cells.ts'
import type { CsvRow } from './read-entry-csv.ts'
import { changesIn, retiredIn } from './row-changes.ts'

/** What a row of a file makes of an entry. */
export type PlannedEntry = {
  line: number
  id: string
  isNew: boolean
  /** Fields that read otherwise then, ‘retired’ among them. */
  fields: string[]
  changes: EntryChanges
  isRetired: boolean
  /** What its cells say that differ. */
  cells: { column: string; was: string; becomes: string }[]
}

export type ImportPlan = {
  entries: PlannedEntry[]
  /** Rows that change nothing. */
  unchanged: number
  faults: CsvFault[]
}

const goals = 'must be goals from 1 to 17'
const months = 'must be whole months from 1 to 720'
const yesOrNo = ['thirdParty', 'retired'] as const
/** Milliseconds after which others are answered. */
const patience = 10

/** What rows of a file would change of the entries that are stored, and what is wrong with them. */
export async function planImport(
  rows: readonly CsvRow[],
  stored: ReadonlyMap<string, StoredEntry>,
): Promise<ImportPlan> {
  const plan: ImportPlan = { entries: [], unchanged: 0, faults: [] }
  const lines = new Map<string, number>()
  let since = performance.now()
  for (const row of rows) {
    const id = row.cells['id'] ?? ''
    const before = lines.get(id)
    const made =
      before === undefined ? planRow(row, id, stored.get(id) ?? null) : [repeated(row.line, before)]
    lines.set(id, before ?? row.line)
    if (Array.isArray(made)) plan.faults.push(...made)
    else if (made) plan.entries.push(made)
    else plan.unchanged += 1
    if (performance.now() - since < patience) continue
    await setImmediate()
    since = performance.now()
  }
  return plan
}

/** @returns what is wrong, or null for a row that changes nothing */
function planRow(
  { line, cells }: CsvRow,
  id: string,
  before: StoredEntry | null,
): PlannedEntry | CsvFault[] | null {
  const said = retiredIn(cells)
  const raw = changesIn(cells, before)
  const given = v.safeParse(entryChanges, { id, ...raw })
  const faults = [
    ...yesOrNo
      .filter((column) => !/^(?:yes|no)?$/i.test(cells[column] ?? ''))
      .map((column) => faultAt(line, column, worded('problems.unfit-csv.yes-or-no'))),
    ...(given.issues ?? []).map((issue) => cellFault(line, issue)),
    ...(before ? [] : missingIn(raw).map((name) => needed(line, name))),
  ]
  if (!given.success || faults.length > 0) return oncePerCell(faults)
  const { id: _, ...changes } = given.output
  const isRetired = said ?? before?.isRetired ?? false
  const now = cellsOf({ entry: effectiveEntry(id, before?.entry ?? null, changes), isRetired })
  const was = before ? cellsOf(before) : {}
  const differing = entryColumns
    .map((column) => ({ column, was: was[column] ?? '', becomes: now[column] ?? '' }))
    .filter((cell) => cell.was !== cell.becomes)
  if (before && differing.length === 0) return null
  if (before && before.mergedInto !== null) {
    const params = { into: before.mergedInto }
    return [faultAt(line, 'id', worded('problems.unfit-csv.merged', { params }))]
  }
  const fields = [...new Set(differing.map(({ column }) => fieldOf(column)))]
  const kept = Object.entries(changes).filter(([name]) => fields.includes(name))
  return {
    ...{ line, id, isNew: before === null, fields: fields.filter((name) => name !== 'id') },
    ...{ changes: Object.fromEntries(kept), isRetired, cells: differing },
  }
}

const fieldOf = (column: string) => column.split('.')[0] ?? ''

const faultAt = (line: number, column: string, problem: CsvFault['problem']): CsvFault => ({
  ...{ line, column, problem },
})

const needed = (line: number, column: string) =>
  faultAt(line, column, worded('problems.unfit-csv.needed', { params: { column } }))

const repeated = (line: number, before: number) =>
  faultAt(line, 'id', worded('problems.unfit-csv.id-twice', { params: { before } }))

function cellFault(line: number, issue: v.BaseIssue<unknown>): CsvFault {
  const path = v.getDotPath(issue) ?? 'id'
  const column =
    [path, path.replace(`.${defaultLanguage}`, ''), fieldOf(path)].find((name) =>
      entryColumns.includes(name),
    ) ?? path
  const words = schemaWords(issue)
  if (column === 'id') return faultAt(line, column, worded('problems.unfit-csv.id'))
  if (words === 'is missing') return needed(line, column)
  // A cell of goals or months that has no number in it.
  const rule = words === 'must be number' ? (column === 'sdgs' ? goals : months) : words
  return faultAt(line, column, ruleProblem(422, column, rule))
}

/** One cell, such as a list, may be wrong in several ways. */
function oncePerCell(faults: readonly CsvFault[]): CsvFault[] {
  return [...new Map(faults.toReversed().map((one) => [one.column, one])).values()].toReversed()
}
