import type { Table } from '../device.ts'
import * as names from '../table-names.ts'

/** Themes by host (BRD-5). */
export const themes: Table = { name: names.themes, private: false, keep: 20 }
