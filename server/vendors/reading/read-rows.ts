import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { SheetRow } from './sheet-row.ts'
import { VendorFileError } from './vendor-file-error.ts'

/** By these bytes files of these makes begin. */
const zips = [Buffer.from('PK\x03\x04'), Buffer.from('PK\x05\x06')]
/** Compound files: workbooks of Excel 97 to 2003, and newer ones with a password. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
/** Name of the stream in which a workbook with a password stands. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * The rows of a file with anything in them, in their order. What it is its bytes tell, not its name.
 * @throws VendorFileError for a file that cannot be read; rows before that place have been given already
 */
export async function* readRows(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  if (bytes.length > vendorLimits.bytes) throw new VendorFileError('file-too-large')
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const begins = (with_: Buffer) => file.subarray(0, with_.length).equals(with_)
  if (begins(compound))
    throw new VendorFileError(file.includes(encryptedStream) ? 'encrypted' : 'old-workbook')
  let count = 0
  for await (const row of zips.some(begins) ? readXlsx(bytes) : readCsv(bytes)) {
    count += 1
    yield row
  }
  if (count === 0) throw new VendorFileError('empty')
}
