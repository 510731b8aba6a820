import type { Table } from '../device.ts'
import * as names from '../table-names.ts'

/** Public profiles that were visited, by slug. */
export const publicProfiles: Table = { name: names.publicProfiles, private: false, keep: 100 }
