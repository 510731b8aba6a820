import { Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { decodeText } from './decode-text.ts'
import { findDelimiter } from './find-delimiter.ts'
import { createRowGate, type SheetRow } from './sheet-row.ts'
import { VendorFileError } from './vendor-file-error.ts'

/** Characters that the parser is given at a time. */
const slice = 65_536
/** Characters of the longest row that any limit allows, with what stands between its cells. */
const longestRow = vendorLimits.columns * (vendorLimits.cell + 3)

/**
 * The rows of a text with cells, one after the other.
 * @throws VendorFileError for what is no such text, or exceeds a limit
 */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const text = decodeText(bytes)
  if (text === null) throw new VendorFileError('no-table')
  // A line break of two characters within a cell would count as two lines.
  const { delimiter, rest, skipped } = findDelimiter(
    text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n'),
  )
  const parser = parse({
    ...{ delimiter, info: true, relax_column_count: true, relax_quotes: true },
    ...{ record_delimiter: '\n', skip_empty_lines: true, max_record_size: longestRow },
  })
  const source = Readable.from(slices(rest))
  source.pipe(parser)
  const gate = createRowGate()
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      const within = record.join('').split('\n').length - 1
      const row = gate.pass(skipped + info.lines - within, record)
      if (row) yield row
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? skipped + error.lines : null
    throw new VendorFileError('open-quote', line, { cause: error })
  } finally {
    source.destroy()
    parser.destroy()
  }
}

function* slices(text: string) {
  for (let from = 0; from < text.length; from += slice) yield text.slice(from, from + slice)
}
