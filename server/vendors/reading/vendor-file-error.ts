import type { VendorFileProblem } from '#src/contract/vendors/vendor-file.ts'

/** A file that cannot be read, and why. */
export class VendorFileError extends Error {
  readonly code: VendorFileProblem
  /** Row of the sheet or line of the text, from 1 on; null where the file as a whole is meant. */
  readonly row: number | null

  constructor(code: VendorFileProblem, row: number | null = null, options?: ErrorOptions) {
    super(row === null ? code : `${code} in row ${row}`, options)
    this.code = code
    this.row = row
  }
}
