import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, type Info, parse } from 'csv-parse'
import { worded } from '../../texts/problem.ts'
import type { CsvFault } from './csv-fault.ts'
import { type Cells, entryColumns } from './entry-cells.ts'

/** A row of a file, with its cells by the names of their columns. */
export type CsvRow = {
  /** At which it begins, from 1 on. */
  line: number
  cells: Cells
}

/** Characters that are read between two answers to others: some milliseconds. */
const slice = 32_768
/** What a text that was decoded wrongly has, and what is no text at all. */
const unreadable = /[\0\uFFFD]/

/**
 * Reads a file of entries: commas, semicolons or tabs between cells, which the first line shows. Others are
 * answered meanwhile.
 * @param mostRows besides the first line; what follows is not read
 * @returns the rows with which nothing is wrong, up to where no further one can be read
 */
export async function readEntryCsv(
  text: string,
  mostRows: number,
): Promise<{ rows: CsvRow[]; faults: CsvFault[] }> {
  // A line break within a cell would count as two lines where it has two characters.
  const lines = text.replaceAll(/\r\n?/g, '\n')
  const delimiter = delimiterOf(firstLine(lines))
  const parser = parse({
    ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true },
    delimiter,
  })
  Readable.from(slices(lines)).pipe(parser)
  const rows: CsvRow[] = []
  const faults: CsvFault[] = []
  let headings: string[] | null = null
  let count = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      const line = info.lines - (record.join('').split('\n').length - 1)
      const cells = record.map((cell) => cell.trim())
      if (headings === null) {
        headings = cells
        faults.push(...headingFaults(line, cells))
        if (faults.length > 0) break
      } else if ((count += 1) > mostRows) {
        const problem = worded('problems.unfit-csv.rows', { params: { most: mostRows } })
        return { rows: [], faults: [{ line, column: null, problem }] }
      } else if (cells.some(Boolean)) {
        const own = rowFaults(line, cells, headings)
        faults.push(...own)
        if (own.length > 0) continue
        rows.push({
          line,
          cells: Object.fromEntries(headings.map((name, at) => [name, cells[at] ?? ''])),
        })
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The error comes before the records that were read with it, the first line among them.
    faults.push(brokenAt(error, headings ?? firstLine(lines).split(delimiter)))
  }
  if (headings === null && faults.length === 0)
    faults.push({ line: 1, column: null, problem: worded('problems.unfit-csv.empty') })
  return { rows, faults }
}

async function* slices(text: string) {
  for (let from = 0; from < text.length; from += slice) {
    yield text.slice(from, from + slice)
    await setImmediate()
  }
}

function firstLine(text: string): string {
  const end = text.indexOf('\n')
  return end < 0 ? text : text.slice(0, end)
}

function delimiterOf(heading: string): string {
  const count = (one: string) => heading.split(one).length
  return [';', '\t'].find((one) => count(one) > count(',')) ?? ','
}

function headingFaults(line: number, headings: readonly string[]): CsvFault[] {
  const faults = headings.flatMap((name, at): CsvFault[] => {
    // What has no name may have no cells either, which the rows tell.
    if (name === '') return []
    const place = { line, column: unreadable.test(name) ? String(at + 1) : name }
    if (unreadable.test(name))
      return [{ ...place, problem: worded('problems.unfit-csv.unreadable') }]
    const params = { column: name }
    if (!entryColumns.includes(name))
      return [{ ...place, problem: worded('problems.unfit-csv.column', { params }) }]
    if (headings.indexOf(name) < at)
      return [{ ...place, problem: worded('problems.unfit-csv.column-twice', { params }) }]
    return []
  })
  if (faults.length > 0 || headings.includes('id')) return faults
  return [{ line, column: 'id', problem: worded('problems.unfit-csv.no-id') }]
}

function rowFaults(
  line: number,
  cells: readonly string[],
  headings: readonly string[],
): CsvFault[] {
  if (cells.length !== headings.length) {
    const params = { found: cells.length, expected: headings.length }
    return [{ line, column: null, problem: worded('problems.unfit-csv.cells', { params }) }]
  }
  return cells.flatMap((cell, at): CsvFault[] => {
    const column = headings[at] || String(at + 1)
    if (unreadable.test(cell))
      return [{ line, column, problem: worded('problems.unfit-csv.unreadable') }]
    if (cell !== '' && headings[at] === '')
      return [{ line, column, problem: worded('problems.unfit-csv.no-name') }]
    return []
  })
}

/** @param error of the reader of CSV, which knows the number of the column */
function brokenAt({ lines, column }: CsvError, headings: readonly string[]): CsvFault {
  const at = typeof column === 'number' ? column : 0
  return {
    line: typeof lines === 'number' ? lines : 1,
    column: headings[at]?.trim() || String(at + 1),
    problem: worded('problems.unfit-csv.quotes'),
  }
}
