import type { VendorFileProblem } from '#src/contract/vendors/vendor-file.ts'
import type { InspectedFile } from '../reading/inspect-file.ts'
import type { SheetRow } from '../reading/sheet-row.ts'

/** What the thread that reads is asked: as many rows as one message holds, or what the file has as a whole. */
export type ToReader = { kind: 'next' } | { kind: 'inspect' }

export type FromReader =
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'end' }
  | { kind: 'inspected'; file: InspectedFile }
  | { kind: 'problem'; code: VendorFileProblem; row: number | null }
