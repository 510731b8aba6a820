import type { Table } from '../device.ts'
import * as names from '../table-names.ts'

/** Lists of the catalogue by name, and identifier types by country and by type. */
export const reference: Table = { name: names.reference, private: false, keep: 300 }
