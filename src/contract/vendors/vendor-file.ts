/** What a list of vendors may have (DSC-5). */
export const vendorLimits = {
  /** Bytes of the file. */
  bytes: 20_000_000,
  /** Rows that have anything in them, the headings among them. */
  rows: 100_000,
  columns: 100,
  /** Characters of a cell. */
  cell: 1_000,
} as const

/** Why a file cannot be read. */
export const vendorFileProblems = [
  'file-too-large',
  'too-many-rows',
  'too-many-columns',
  'cell-too-long',
  /** Within the limits of rows, columns and cells, but larger than memory is kept for. */
  'too-much-text',
  'empty',
  /** A quotation mark is opened and never closed, or what stands in quotes is longer than any row. */
  'open-quote',
  /** A workbook with a password. */
  'encrypted',
  /** A workbook of Excel 97 to 2003, or another one of the same make. */
  'old-workbook',
  /** It begins like a workbook, and cannot be read to its end. */
  'broken-workbook',
  /** Neither a text nor a workbook. */
  'no-table',
  'takes-too-long',
] as const
export type VendorFileProblem = (typeof vendorFileProblems)[number]

/** Media types under which browsers send such files; what one is, its bytes tell. */
export const vendorFileTypes = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  // Windows knows CSV files by it, too.
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
] as const
