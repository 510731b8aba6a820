import { InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal'
import { checkSheet } from './check-sheet.ts'
import { packStored } from './pack-stored.ts'
import { createRowGate, type SheetRow } from './sheet-row.ts'
import { unpackZip } from './unpack-zip.ts'
import { VendorFileError } from './vendor-file-error.ts'

/** Bytes of all files of a workbook that are read: 100,000 rows with 20 cells, and as much again for their texts. */
const mostInflated = 160_000_000

/** What of a workbook is no table: themes, pictures, remarks, tables of pivots. */
const besides = /^(?:docProps|customXml|xl\/(?:theme|drawings|charts|media|comments|pivot|tables))/
const sheet = /^xl\/worksheets\/[^/]+\.xml$/

/**
 * The rows of the first sheet of a workbook, with formulas as their values.
 * @throws VendorFileError for what is no workbook, or exceeds a limit
 */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const entries = unpackZip(
    bytes,
    (name) => /\.(?:xml|rels)$/.test(name) && !besides.test(name),
    mostInflated,
  )
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new VendorFileError('no-table')
  for (const { name, bytes: xml } of entries)
    if (sheet.test(name))
      checkSheet(Buffer.from(xml.buffer, xml.byteOffset, xml.length).toString('latin1'))
  const gate = createRowGate()
  for (const [index, cells] of (await rowsOf(packStored(entries))).entries()) {
    const row = gate.pass(index + 1, cells.map(textOf))
    if (row) yield row
  }
}

/** Its types take days for the class of days. */
async function rowsOf(workbook: ArrayBuffer): Promise<readonly (readonly unknown[])[]> {
  try {
    return await readSheet(workbook)
  } catch (cause) {
    // What the reader cannot make sense of fails in many ways, of which it names a few.
    const row =
      cause instanceof InvalidSpreadsheetError ? /row (\d+)/.exec(cause.message)?.[1] : null
    throw new VendorFileError('broken-workbook', row ? Number(row) : null, { cause })
  }
}

/** Numbers as they are, without a decimal mark of a language; days as ISO 8601. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return plainNumber(value)
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? String(value) : ''
}

/** 51824753556, not 5.1824753556e10. */
const plainNumber = (value: number) =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value)
