import type { CsvFault } from '../../catalogue/csv/csv-fault.ts'
import { planImport } from '../../catalogue/csv/plan-import.ts'
import { type CsvRow, readEntryCsv } from '../../catalogue/csv/read-entry-csv.ts'
import { writeEntryCsv } from '../../catalogue/csv/write-entry-csv.ts'
import { stockOf, takeImport } from '../../store/catalogue/take-import.ts'
import { storedEntries } from '../../store/catalogue/stored-entries.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import { table } from '../outcome.ts'
import { refuseMistakes } from '../support/read-json.ts'

export const catalogueExport = command({
  name: 'catalogue export',
  summary: 'Print the catalogue as CSV, for a spreadsheet and back.',
  async run(context) {
    const { db } = await context.database()
    const entries = await storedEntries(db)
    return { kind: 'parts', parts: partsOf(writeEntryCsv(entries)) }
  },
})

async function* partsOf(parts: Iterable<string>) {
  yield* parts
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
    const { rows, faults } = await readEntryCsv(await context.readText(file), Infinity)
    refuse(file, faults)
    const isDry = values['dry-run'] === true
    const plan = isDry ? await planOf(context, rows) : await take(context, rows)
    refuse(file, plan.faults)
    const shown = plan.entries.map(({ id, fields, isNew }) => ({
      ...{ id, what: isNew ? 'new' : 'changed' },
      fields: fields.join(', '),
    }))
    const heading = { id: 'CREDENTIAL', what: isDry ? 'WOULD BE' : 'IS', fields: 'FIELDS' }
    return table(heading, shown, { empty: 'Nothing of the file differs from the catalogue.' })
  },
})

async function planOf(context: OperatorContext, rows: readonly CsvRow[]) {
  const { db } = await context.database()
  const { stored } = await stockOf(db)
  return planImport(rows, stored)
}

async function take(context: OperatorContext, rows: readonly CsvRow[]) {
  const { engine } = await context.database()
  return context.change(async (transaction) => {
    await engine.lock(transaction, 'catalogue')
    return takeImport(transaction, { rows, actor: context.actor })
  })
}

/** @throws OperatorError naming all that is wrong */
function refuse(file: string, faults: readonly CsvFault[]): void {
  const mistakes = faults.map(({ line, column, problem: { message } }) => {
    const words = column === null || message.includes(column) ? message : `${column}: ${message}`
    return `Line ${line}: ${words}`
  })
  refuseMistakes(file, mistakes)
}
