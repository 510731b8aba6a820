import type { Table } from '../device.ts'
import * as names from '../table-names.ts'

/** Settings of the portal, one row (BRD-5). */
export const environment: Table = { name: names.environment, private: false, keep: 1 }
