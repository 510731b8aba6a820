import { vendorLimits } from '#src/contract/vendors/vendor-file.ts'
import { VendorFileError } from './vendor-file-error.ts'

/** A row of a file that has anything in it. */
export type SheetRow = {
  /** Row of the sheet, or line of the text at which it begins, from 1 on. */
  at: number
  /** Their texts, without space around them; none behind the last one that is not empty. */
  cells: string[]
}

/**
 * Characters of all cells together: what a file of the largest size has as text, and somewhat more for a workbook,
 * which writes a text once that many cells have.
 */
const mostText = 40_000_000

/** Keeps the rows of one file within the limits. */
export type RowGate = {
  /**
   * @returns null for a row with nothing in it
   * @throws VendorFileError for a row that is one too many, too long or too wide
   */
  pass(at: number, cells: readonly string[]): SheetRow | null
}

export function createRowGate(): RowGate {
  let [rows, text] = [0, 0]
  return {
    pass(at, cells) {
      const trimmed = cells.map((cell) => cell.trim())
      const end = trimmed.findLastIndex((cell) => cell !== '') + 1
      if (end === 0) return null
      if ((rows += 1) > vendorLimits.rows) throw new VendorFileError('too-many-rows', at)
      if (end > vendorLimits.columns) throw new VendorFileError('too-many-columns', at)
      for (const { length } of trimmed) {
        if (length > vendorLimits.cell) throw new VendorFileError('cell-too-long', at)
        text += length
      }
      if (text > mostText) throw new VendorFileError('too-much-text', at)
      return { at, cells: trimmed.slice(0, end) }
    },
  }
}
