import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { VendorFileError } from './vendor-file-error.ts'

/** Rows of a sheet of Excel. */
const lastRow = 1_048_576
/** A row that is empty costs the reader an array; so many between the others are taken for a mistake. */
const mostRows = 2 * vendorLimits.rows

const cellOrRow = /<(?:\w+:)?(row|c)\b([^>]*)>/g
const reference = /\br\s*=\s*["']([A-Z]{0,3})(\d{1,15})["']/

/**
 * Looks through the text of a sheet before it is read: the reader makes an array of every row up to the last one, and
 * a place of every cell up to the last one of a row, whatever a file claims.
 * @throws VendorFileError for rows and columns beyond the limits
 */
export function checkSheet(xml: string): void {
  let [rows, row] = [0, 0]
  for (const [, tag, attributes = ''] of xml.matchAll(cellOrRow)) {
    const [, letters = '', digits] = reference.exec(attributes) ?? []
    const isEmpty = attributes.endsWith('/')
    if (digits !== undefined) row = Number(digits)
    else if (tag === 'row') row += 1
    if (row > lastRow) throw new VendorFileError('broken-workbook', null)
    if (tag === 'row') {
      if (!isEmpty && (rows += 1) > mostRows) throw new VendorFileError('too-many-rows', row)
    } else if (!isEmpty && columnOf(letters) > vendorLimits.columns * 10)
      throw new VendorFileError('too-many-columns', row)
  }
}

/** 'A' is 1, 'AA' 27. */
const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
