import { entryChanges } from '../../catalogue/credentials/entry-changes.ts'
import { mistakesIn } from '../../http/parse.ts'
import { entryRow, putEntry, retireEntry } from '../../store/catalogue/change-catalogue.ts'
import { readRow, storedEntries } from '../../store/catalogue/stored-entries.ts'
import type { Connection } from '../../store/engine.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { table } from '../outcome.ts'
import {
  cellsOf,
  changesIn,
  columns,
  readCsv,
  retiredIn,
  type Cells,
} from '../support/catalogue-csv.ts'
import { formatCsv } from '../../texts/format-csv.ts'
import { refuseMistakes } from '../support/read-json.ts'
import { missingIn } from './catalogue.ts'
import * as v from 'valibot'

export const catalogueExport = command({
  name: 'catalogue export',
  summary: 'Print the catalogue as CSV, for a spreadsheet and back.',
  async run(context) {
    const { db } = await context.database()
    const rows = (await storedEntries(db)).map(cellsOf)
    return { kind: 'parts', parts: csvOf(rows) }
  },
})

async function* csvOf(rows: readonly Cells[]) {
  yield formatCsv([columns])
  for (const row of rows) yield formatCsv([columns.map((column) => row[column] ?? '')])
}

export const catalogueImport = command({
  name: 'catalogue import',
  summary: 'Add and change credentials of the catalogue from CSV.',
  positionals: ['FILE'],
  options: {
    'dry-run': { type: 'boolean', help: 'Show what would change, and change nothing.' },
  },
  details:
    'The columns are those of ‘catalogue export’; only ‘id’ is needed. An empty cell changes nothing,\n' +
    'lists have | between their parts. All of the file is taken, or nothing of it.',
  async run(context, { positionals: [file], values }) {
    const rows = readCsv(await context.readText(file))
    const isDry = values['dry-run'] === true
    const work = (transaction: Connection) => takeAll(transaction, context, file, rows)
    const done = isDry
      ? await context.preview(work)
      : await context.change(async (transaction, audit) => {
          const changed = await work(transaction)
          for (const { id, fields } of changed)
            await audit({ action: 'catalogue.put', subject: id, details: { fields } })
          return changed
        })
    const shown = done.map(({ id, fields, isNew }) => ({
      ...{ id, what: isNew ? 'new' : 'changed' },
      fields: fields.join(', '),
    }))
    const heading = { id: 'CREDENTIAL', what: isDry ? 'WOULD BE' : 'IS', fields: 'FIELDS' }
    return table(heading, shown, { empty: 'Nothing of the file differs from the catalogue.' })
  },
})

type Taken = { id: string; fields: string[]; isNew: boolean }

async function takeAll(
  transaction: Connection,
  context: OperatorContext,
  file: string,
  rows: ReturnType<typeof readCsv>,
): Promise<Taken[]> {
  const taken: Taken[] = []
  const mistakes: string[] = []
  for (const { line, cells } of rows) {
    const result = await take(transaction, context, cells)
    if (Array.isArray(result)) mistakes.push(...result.map((words) => `Line ${line}: ${words}`))
    else if (result) taken.push(result)
  }
  refuseMistakes(file, mistakes)
  return taken
}

/** @returns what was changed, null for nothing, or what is wrong */
async function take(
  transaction: Connection,
  { actor }: OperatorContext,
  cells: Cells,
): Promise<Taken | null | string[]> {
  const id = (cells['id'] ?? '').trim()
  const row = await entryRow(transaction, id)
  const given = changesIn(cells, row ? readRow(row) : null)
  const mistakes = [...mistakesIn(entryChanges, { id, ...given }), ...(row ? [] : missingIn(given))]
  if (mistakes.length > 0) return mistakes
  const { id: _, ...changes } = v.parse(entryChanges, { id, ...given })
  const fields = Object.keys(changes)
  if (fields.length > 0 || !row) await putEntry(transaction, id, changes, actor)
  const isRetired = retiredIn(cells)
  const now = await entryRow(transaction, id)
  if (now && isRetired !== null && (now.is_retired === 1) !== isRetired) {
    await retireEntry(transaction, now, isRetired, actor)
    fields.push('retired')
  }
  return fields.length > 0 ? { id, fields, isNew: !row } : null
}
