import { readRows } from '../reading/read-rows.ts'
import { VendorFileError } from '../reading/vendor-file-error.ts'

export const bytesOf = (text: string): Buffer => Buffer.from(text)

/** The cells of all rows of a file. */
export async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of readRows(bytes)) rows.push(cells)
  return rows
}

/**
 * Why a file cannot be read; null: it can.
 * @throws what is no named problem
 */
export async function problemOf(bytes: Uint8Array) {
  try {
    await cellsOf(bytes)
    return null
  } catch (error) {
    if (!(error instanceof VendorFileError)) throw error
    return { code: error.code, row: error.row }
  }
}
